import { addParameters } from './address.ts'
import { readCallbackError } from './oauth2.ts'
import type { SocialProtocol } from './social-protocol.ts'

/** OpenID 2.0. The server builds the address; the state travels in `return_to`, because there is no state parameter. */
export const openId: SocialProtocol = {
  hasCode: false,
  start: (config, { state }) => ({ redirectUrl: addParameters(config.redirectUri, { state }) }),
  finish({ query }) {
    const error = readCallbackError(query)
    if (error !== null) return { error }
    const fields = [...query].filter(([name]) => name.startsWith('openid.'))
    const answer = Object.fromEntries(fields)
    // Section 10.2.2 of OpenID 2.0.
    if (answer['openid.mode'] === 'cancel') return { error: 'social_denied' }
    // A repeated field is rejected: only one of its values would be sent, and it may not be the signed one.
    const isUnambiguous = Object.keys(answer).length === fields.length && fields.length <= 32
    const isShort = fields.every(([, value]) => value.length <= 4096)
    return answer['openid.mode'] === 'id_res' && isUnambiguous && isShort
      ? { fields: { initialStateData: answer } }
      : { error: 'social_provider_failed' }
  },
}
