import { oauth2, readSingle } from './oauth2.ts'
import type { SocialProtocol } from './social-protocol.ts'

/** VK ID: OAuth 2.0 in which the code is exchanged together with the `device_id` of the answer. */
export const oauthVk: SocialProtocol = {
  hasCode: true,
  start: oauth2.start,
  finish(callback, secrets) {
    const step = oauth2.finish(callback, secrets)
    if ('error' in step) return step
    const deviceId = readSingle(callback.query, 'device_id')
    if (deviceId === null || deviceId.length > 512) return { error: 'social_provider_failed' }
    return { fields: { ...step.fields, device_id: deviceId } }
  },
}
