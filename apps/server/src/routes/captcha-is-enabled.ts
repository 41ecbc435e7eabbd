import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { readDeviceId } from '../http/device-id.ts'
import { route } from '../http/route.ts'

export function captchaIsEnabled(app: FastifyInstance, { captcha }: Context): void {
  route(app, 'captchaIsEnabled', async (request) => ({
    isEnabled: await captcha.isNeeded({ address: request.ip, deviceId: readDeviceId(request) }),
  }))
}
