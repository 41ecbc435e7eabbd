import { captchaServices } from '@foyer/core/wire/captcha-services'
import type { FastifyInstance } from 'fastify'
import type { CaptchaAction } from '../../protection/captcha/captcha-config.ts'
import type { Context } from '../../context.ts'
import { readDeviceId } from '../../http/device-id.ts'
import { readAddress } from '../../http/guards/caller.ts'
import { route } from '../../http/route.ts'
import { ApiError } from '../../api-error.ts'

/** The service names in the query, and the action whose mode each asks for: docs/captcha.md. */
const services: ReadonlyMap<string, CaptchaAction> = new Map<string, CaptchaAction>([
  [captchaServices.login, 'login'],
  [captchaServices.register, 'register'],
  [captchaServices.recovery, 'recovery'],
])

export function captchaIsEnabled(app: FastifyInstance, { captcha }: Context): void {
  route(app, 'captchaIsEnabled', async (request) => {
    const action = services.get(request.query.service)
    if (action === undefined)
      throw new ApiError('invalid_request', { errors: [{ field: 'service', code: 'invalid_request' }] })
    const deviceId = readDeviceId(request)
    return { isEnabled: await captcha.isNeeded({ action, address: readAddress(request), deviceId }) }
  })
}
