import type { FastifyInstance } from 'fastify'
import { createAltchaChallenge } from '../../protection/captcha/altcha.ts'
import type { Context } from '../../context.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'

/** Answers 404 if another captcha service is configured. */
export function captchaChallenge(app: FastifyInstance, { config }: Context): void {
  const { service } = config.captcha
  route(app, 'captchaChallenge', async () => {
    if (service?.type !== 'altcha') throw new ApiError('not_found')
    return createAltchaChallenge(service)
  })
}
