import type { CaptchaType } from '@foyer/core/wire'

/** The errors of a captcha in the page. Each code is also the key of its message for people. */
export type CaptchaErrorCode = 'captcha_script' | 'captcha_closed' | 'captcha_unknown'

/** The specification's messages (section 8), verbatim, for all types; people read translated ones. */
const messages: Readonly<Record<CaptchaErrorCode, string>> = {
  captcha_script: 'Unable to load GeeTest script',
  captcha_closed: 'GeeTest widget was closed by the user',
  captcha_unknown: 'An unknown error has occurred while using the GeeTest client',
}

/** A form's captcha has given no answer. Nothing was sent, and what was typed is still there. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
  readonly code: CaptchaErrorCode
  readonly type: CaptchaType

  constructor(code: CaptchaErrorCode, type: CaptchaType, options?: ErrorOptions) {
    super(messages[code], options)
    this.code = code
    this.type = type
  }
}
