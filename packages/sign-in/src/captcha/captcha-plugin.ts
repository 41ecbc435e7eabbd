import type { CaptchaType } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import type { CaptchaUse } from './captcha-kind.ts'

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

/** `assumed`: nobody could be asked. */
export type CaptchaNeed = 'none' | 'assumed' | 'certain'

export interface CaptchaPlugin {
  readonly options: CaptchaPluginOptions
  /** @param isEnabled the form plugin's flag; the server is asked when absent */
  readonly findNeed: (
    api: Api,
    use: CaptchaUse,
    isEnabled?: () => boolean | Promise<boolean>,
  ) => Promise<CaptchaNeed>
}

const minute = 60_000

/** The captcha of all forms below a FoyerProvider. It loads nothing before a form needs it. */
export function createCaptchaPlugin(options: CaptchaPluginOptions = {}): CaptchaPlugin {
  const { service = 'MS-AUTH' } = options
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined

  const ask = (api: Api, isEnabled?: () => boolean | Promise<boolean>): Promise<boolean> => {
    if (asked === undefined || performance.now() - asked.at > minute) {
      const answer = isEnabled
        ? Promise.resolve().then(isEnabled)
        : api.call('captchaIsEnabled', { query: { service } }).then((body) => body.isEnabled)
      asked = { at: performance.now(), answer }
      // What failed is no answer to keep.
      answer.catch(() => (asked = undefined))
    }
    return asked.answer
  }

  return {
    options,
    findNeed: async (api, use, isEnabled) => {
      if (use !== 'questionable') return use ? 'certain' : 'none'
      return ask(api, isEnabled).then(
        (isNeeded) => (isNeeded ? 'certain' : 'none'),
        () => 'assumed',
      )
    },
  }
}
