import type { FastifyInstance } from 'fastify'
import { createAltchaChallenge } from '../captcha/altcha.ts'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'
import { Refusal } from '../refusals/refusal.ts'

/** 404 where the captcha is another one. */
export function captchaChallenge(app: FastifyInstance, { config }: Context): void {
  const { service } = config.captcha
  route(app, 'captchaChallenge', async () => {
    if (service?.type !== 'altcha') throw new Refusal('not_found')
    return createAltchaChallenge(service)
  })
}
