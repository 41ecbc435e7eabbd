import { checkTelegramFields, readTelegramFields, type TelegramFields } from '../telegram-fields.ts'
import { addParameters } from './address.ts'
import { readCallbackError } from './oauth2.ts'
import type { Callback, SocialProtocol } from './social-protocol.ts'

/** The login widget's own page. Its state travels in `return_to`, as it has no parameter for one. */
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
    // What the page says for a person who pressed 'decline'.
    if (result === 'false') return { error: 'social_denied' }
    const telegram = result === null ? readFlatFields(callback.query) : parseResult(result)
    return telegram === null ? { error: 'social_provider_failed' } : { fields: { telegram } }
  },
}

/** In the fragment as Telegram's page gives it, or in the query as some clients hand it over. */
function readResult({ query, fragment }: Callback): string | null {
  return new URLSearchParams(fragment).get('tgAuthResult') ?? query.get('tgAuthResult')
}

/** Base64url of JSON in UTF-8; a plus of plain base64 has been read as a space. */
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

/** The widget's fields, each a parameter. All of them but our state are signed. Whether they are true, the server finds out. */
function readFlatFields(query: URLSearchParams): TelegramFields | null {
  return checkTelegramFields([...query].filter(([name]) => name !== 'state'))
}
