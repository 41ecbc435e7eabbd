import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { route } from '../http/route.ts'

export function captchaIsEnabled(app: FastifyInstance, { config }: Context): void {
  route(app, 'captchaIsEnabled', async () => ({ isEnabled: config.isCaptchaEnabled }))
}
