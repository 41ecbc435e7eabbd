import type { CaptchaType } from '@foyer/core/wire'

export interface CaptchaPluginOptions {
  /** Without it, and without ids, the server's settings say which one there is. `recaptcha` where only ids are given. */
  readonly type?: CaptchaType
  /** The public id of each type. */
  readonly ids?: { readonly [Type in CaptchaType]?: string }
  /** The id of a type that `ids` does not name. */
  readonly id?: string
  /** Where the script is: reCAPTCHA's `api.js`, on another host than www.google.com; GeeTest's `gt4.js` among your own files. */
  readonly script?: string
  /** What `captcha-isEnabled` is asked for. */
  readonly service?: string
  /** Milliseconds until what does not load is given up. */
  readonly timeout?: number
}

/** One plugin for all forms below a FoyerProvider. */
export interface CaptchaPlugin {
  readonly options: CaptchaPluginOptions
  /** What the server has said, and when: kept for a minute, for all forms. */
  asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined
}

/** The captcha of all forms below a FoyerProvider. It loads nothing before somebody turns to a form. */
export function createCaptchaPlugin(options: CaptchaPluginOptions = {}): CaptchaPlugin {
  return { options, asked: undefined }
}
