import { addParameters } from './address.ts'
import { readRefusal } from './oauth2.ts'
import type { Callback, FinishFields, SocialProtocol } from './social-protocol.ts'

type TelegramFields = NonNullable<FinishFields['telegram']>

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
    const refusal = readRefusal(callback.query)
    if (refusal !== null) return { refusal }
    const result = readResult(callback)
    // What the page says for a person who pressed 'decline'.
    if (result === 'false') return { refusal: 'social_denied' }
    const telegram = result === null ? readFlatFields(callback.query) : parseResult(result)
    return telegram === null ? { refusal: 'social_provider_failed' } : { fields: { telegram } }
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
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? checkFields(Object.entries(value))
      : null
  } catch {
    return null
  }
}

/** The widget's fields, each a parameter. All of them but our state are signed, those that we do not know too. */
function readFlatFields(query: URLSearchParams): TelegramFields | null {
  const fields = [...query].filter(([name]) => name !== 'state')
  return new Set(fields.map(([name]) => name)).size === fields.length ? checkFields(fields) : null
}

/** As the contract takes them (wire/social.ts); whether they are true, the server finds out. */
function checkFields(fields: [string, unknown][]): TelegramFields | null {
  const isTaken = ([name, value]: [string, unknown]) =>
    name !== '__proto__' && (typeof value === 'string' || typeof value === 'number')
  const names = new Set(fields.map(([name]) => name))
  const isWhole = ['id', 'auth_date', 'hash'].every((name) => names.has(name))
  return isWhole && fields.length <= 16 && fields.every(isTaken)
    ? (Object.fromEntries(fields) as TelegramFields)
    : null
}
