import { checkTelegramFields, readTelegramFields, type TelegramFields } from '../telegram-fields.ts'
import { addParameters } from './address.ts'
import { readCallbackError } from './oauth2.ts'
import type { Callback, SocialProtocol } from './social-protocol.ts'

/** Telegram's login widget, on its own page. Its state travels in `return_to`, because it has no state parameter. */
export const oauthTelegram: SocialProtocol = {
  hasCode: false,
  start: (config, { state, origin }) => ({
    url: addParameters(config.url, {
      bot_id: config.clientId,
      origin,
      return_to: addParameters(config.redirectUri, { state }),
      request_access: 'write',
    }),
  }),
  finish(callback) {
    const error = readCallbackError(callback.query)
    if (error !== null) return { error }
    const result = readResult(callback)
    // Telegram sends `false` when a person pressed 'decline'.
    if (result === 'false') return { error: 'social_denied' }
    const telegram = result === null ? readFlatFields(callback.query) : parseResult(result)
    return telegram === null ? { error: 'social_provider_failed' } : { fields: { telegram } }
  },
}

/** The result is in the fragment; some clients move it to the query. */
function readResult({ query, fragment }: Callback): string | null {
  return new URLSearchParams(fragment).get('tgAuthResult') ?? query.get('tgAuthResult')
}

/** Decodes base64url of UTF-8 JSON. In plain base64, a plus has been decoded as a space. */
function parseResult(result: string): TelegramFields | null {
  try {
    const bytes = atob(result.replaceAll(/[- ]/g, '+').replaceAll('_', '/'))
    const json = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
    return readTelegramFields(json)
  } catch {
    return null
  }
}

/** The fields of the widget as parameters. All but our state are signed; the server verifies the signature. */
function readFlatFields(query: URLSearchParams): TelegramFields | null {
  return checkTelegramFields([...query].filter(([name]) => name !== 'state'))
}
