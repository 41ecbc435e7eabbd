import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toText, type Texts } from '../consent/consent.ts'
import { clientIdOf, clientSecretOf } from '../credentials.ts'
import { sendAnswer } from '../send-answer.ts'
import type { FakeContext } from '../fake-context.ts'
import type { Tickets } from '../../tickets.ts'
import type { Dialect, Grant, TokenError } from './dialect.ts'

const accessTokenLifetime = 3_600_000

type Fault = readonly [TokenError, string]

/** The token endpoint: validates the client, the code, and the parameters that belong to it. */
export async function exchange(
  dialect: Dialect,
  codes: Tickets<Grant>,
  accessTokens: Tickets<Grant>,
  request: FastifyRequest,
  reply: FastifyReply,
  context: FakeContext,
): Promise<FastifyReply> {
  const { token } = dialect
  const fields = readFields(request, token.readsQuery)
  const requestFault = findClientFault(dialect, request, fields) ?? findRequestFault(fields)
  // An authenticated client uses up the code, even if another parameter is wrong.
  const grant = requestFault ? null : codes.consume(fields['code'])
  const fault = requestFault ?? (grant ? findGrantFault(dialect, request, fields, grant) : unknownCode)
  if (fault || !grant) {
    const { status, type, body } = token.createError(...(fault ?? unknownCode))
    return reply.code(status).type(type).header('Cache-Control', 'no-store').send(body)
  }
  const accessToken = accessTokens.issue(grant, accessTokenLifetime)
  return sendAnswer(reply, await token.answer(grant, accessToken), grant.answer, context)
}

const unknownCode: Fault = ['invalid_grant', 'The code is unknown, was used, or has expired.']

export function readFields(request: FastifyRequest, readsQuery = false): Texts {
  return { ...(readsQuery && toText(request.query)), ...toText(request.body) }
}

function findClientFault(
  { id, token: { clientAuth }, clientIds = [clientIdOf(id)], clientIdName = 'client_id' }: Dialect,
  request: FastifyRequest,
  fields: Texts,
): Fault | null {
  const basic = readBasic(request.headers.authorization)
  if (basic && !clientAuth.includes('basic'))
    return ['invalid_client', 'No Authorization header is read here.']
  const client = basic ?? { id: fields[clientIdName], secret: fields['client_secret'] }
  if (!clientIds.includes(client.id ?? '')) return ['invalid_client', `${clientIdName} is unknown.`]
  if (clientAuth.includes('none')) return null
  if (!basic && !clientAuth.includes('body'))
    return ['invalid_client', 'The secret has to be in the Authorization header.']
  return client.secret === clientSecretOf(id) ? null : ['invalid_client', 'The secret is wrong.']
}

function readBasic(header: string | undefined): { id: string; secret: string } | null {
  const encoded = /^Basic ([\w+/=-]+)$/.exec(header ?? '')?.[1]
  if (encoded === undefined) return null
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 2)
  return { id: decodeForm(id), secret: decodeForm(secret) }
}

/** RFC 6749, section 2.3.1: id and secret are form-encoded before they are joined. */
function decodeForm(text: string): string {
  return new URLSearchParams(`text=${text}`).get('text') ?? ''
}

function findRequestFault({ grant_type: grantType, code }: Texts): Fault | null {
  if (grantType !== 'authorization_code')
    return ['unsupported_grant_type', 'grant_type is not "authorization_code".']
  return code ? null : ['invalid_request', 'code is missing.']
}

function findGrantFault(
  { token, clientIdName = 'client_id' }: Dialect,
  request: FastifyRequest,
  fields: Texts,
  grant: Grant,
): Fault | null {
  const clientId = readBasic(request.headers.authorization)?.id ?? fields[clientIdName]
  if (clientId !== grant.clientId) return ['invalid_grant', 'The code belongs to another client.']
  if (fields['redirect_uri'] !== grant.redirectUri)
    return ['invalid_grant', 'redirect_uri is not the one that the code was made for.']
  if (grant.challenge !== null && !isVerifierOf(grant.challenge, fields['code_verifier'] ?? ''))
    return ['invalid_grant', 'code_verifier does not fit code_challenge.']
  const fault = token.check?.(fields, grant, request)
  return fault ? ['invalid_grant', fault] : null
}

/** RFC 7636: from 43 to 128 unreserved characters (section 4.1), whose hash is the challenge (4.6). */
function isVerifierOf(challenge: string, verifier: string): boolean {
  return (
    /^[\w.~-]{43,128}$/.test(verifier) &&
    createHash('sha256').update(verifier).digest('base64url') === challenge
  )
}
