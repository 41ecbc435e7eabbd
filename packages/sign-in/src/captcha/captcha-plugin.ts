import type { CaptchaType } from '@foyer/core/wire'

/** Which captcha the forms show. */
export interface CaptchaPluginOptions {
  /** The captcha's type. Default: `recaptcha` if there are ids, or else the server's setting. */
  readonly type?: CaptchaType | undefined
  /** The public id for each type. */
  readonly ids?: { readonly [Type in CaptchaType]?: string | undefined } | undefined
  /** The id for types that `ids` does not contain. */
  readonly id?: string | undefined
  /** The address of the script: reCAPTCHA's `api.js` on another host than www.google.com; GeeTest's `gt4.js` among your own files. */
  readonly script?: string | undefined
  /** The service in the `captcha-isEnabled` query of all forms. Default: each form's own. */
  readonly service?: string | undefined
  /** Milliseconds until loading fails. Default: 30000. */
  readonly timeout?: number | undefined
}

/** One plugin for all forms below a FoyerProvider. */
export interface CaptchaPlugin {
  readonly options: CaptchaPluginOptions
  /** The server's answers by service, with their time: kept for a minute, and shared by all forms. */
  readonly asked: Map<string, { readonly at: number; readonly answer: Promise<boolean> }>
}

/** The captcha for all forms below a FoyerProvider. Loads nothing before somebody focuses a form. */
export function createCaptchaPlugin(options: CaptchaPluginOptions = {}): CaptchaPlugin {
  return { options, asked: new Map() }
}
