import type { ErrorCode } from '@foyer/core/wire'
import type { ProviderAnswer } from '../answer.ts'
import { readTelegramResult } from '../telegram-answer.ts'

/** The parameters of a linking's callback. */
export interface CallbackQuery {
  readonly state: string
  readonly answer: ProviderAnswer
  /** The person has denied the request, or the provider has. */
  readonly isDenied: boolean
  /** It has another error, or a parameter twice, which different programs may read differently. */
  readonly isBroken: boolean
  /** It has no parameter except for the state. */
  readonly isEmpty: boolean
}

/** The standard's code for a denial (RFC 6749, 4.1.2.1), and those of Facebook and TikTok. */
const denials = new Set(['access_denied', 'user_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** @param posted the data that our page has read from the fragment */
export function readCallback(address: string, posted?: { readonly tgAuthResult: string }): CallbackQuery {
  const query = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  const { state = '', ...rest } = Object.fromEntries(query)
  const result = posted?.tgAuthResult ?? rest['tgAuthResult']
  const errors = ['error', 'error_reason', 'error_code'].flatMap((name) => rest[name] ?? [])
  const openId = Object.entries(rest).filter(([name]) => name.startsWith('openid.'))
  return {
    state,
    answer: {
      code: rest['code'],
      codeVerifier: undefined,
      issuer: rest['iss'],
      deviceId: rest['device_id'],
      // Depending on the client, Telegram's answer comes in the fragment, in the query, or as flat parameters.
      telegram: result === undefined ? rest : (readTelegramResult(result) ?? {}),
      openId: openId.length > 0 ? rest : undefined,
    },
    // Telegram reports a denial as `tgAuthResult=false`.
    isDenied:
      errors.some((error) => denials.has(error)) ||
      rest['openid.mode'] === 'cancel' ||
      (result !== undefined && isFalse(result)),
    isBroken: errors.length > 0 || query.size !== new Set(query.keys()).size,
    isEmpty: Object.keys(rest).length === 0 && posted === undefined,
  }
}

function isFalse(result: string): boolean {
  return result === 'false' || Buffer.from(result, 'base64url').toString('utf8') === 'false'
}

/** Adds the error code to the address, and changes nothing else in it. */
export function addError(address: string, code: ErrorCode): string {
  const [page = '', ...fragment] = address.split('#')
  return [`${page}${page.includes('?') ? '&' : '?'}error=${code}`, ...fragment].join('#')
}
