import type { FastifyRequest } from 'fastify'
import type { Texts } from '../../consent/consent.ts'

/** `Authorization: Bearer …` */
export function readBearer({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([^ ]+)$/i.exec(headers.authorization ?? '')?.[1]
}

/** The header, or the parameter `access_token`. */
export function readBearerOrField(request: FastifyRequest, fields: Texts): string | undefined {
  return readBearer(request) ?? fields['access_token']
}
