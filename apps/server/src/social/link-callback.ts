import type { ErrorCode } from '@foyer/core/wire'
import type { ProviderAnswer } from './answer.ts'
import { readTelegramResult } from './telegram-answer.ts'

/** What a provider has put into the address that it led back to. */
export interface CallbackQuery {
  readonly state: string
  readonly answer: ProviderAnswer
  /** Said no, the person or the provider for them. */
  readonly isDenied: boolean
  /** It names another error, or a name stands there twice: two readers would read two answers. */
  readonly isBroken: boolean
  /** Nothing but the state. */
  readonly isEmpty: boolean
}

/** Beside the standard's name for it (RFC 6749, 4.1.2.1) what Facebook and TikTok call a person who said no. */
const denials = new Set(['access_denied', 'user_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** @param posted what a page of ours has read behind the `#` */
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
      deviceId: rest['device_id'],
      // In the fragment, in the query, or as flat fields: clients of Telegram do each of these.
      telegram: result === undefined ? rest : (readTelegramResult(result) ?? {}),
      openId: openId.length > 0 ? rest : undefined,
    },
    // `tgAuthResult=false` is Telegram's way to say it.
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

/** The address with what went wrong, its other parts left as they are, letter by letter. */
export function addError(address: string, code: ErrorCode): string {
  const [page = '', ...fragment] = address.split('#')
  return [`${page}${page.includes('?') ? '&' : '?'}error=${code}`, ...fragment].join('#')
}
