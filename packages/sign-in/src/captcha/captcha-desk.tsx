import { captchaMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { CaptchaAnswer, CaptchaSetting, CaptchaType } from '@foyer/core/wire'
import type { ReactNode } from 'react'
import type { Foyer } from '../plugins/foyer-context.ts'
import { CaptchaError } from './captcha-error.ts'
import type { IdempotentRequest, CaptchaKind } from './captcha-kind.ts'
import { CaptchaPanel } from './captcha-panel.tsx'
import type { SignInMessageKey } from '../messages/messages.ts'
import { lateMessages } from '../messages/late-messages.ts'
import type { CaptchaPlugin, CaptchaPluginOptions } from './captcha-plugin.ts'

lateMessages.add(captchaMessages)

/** Milliseconds (specification, section 9). */
const usualTimeout = 30_000

const kinds: Readonly<Record<CaptchaType, () => Promise<CaptchaKind>>> = {
  recaptcha: async () => (await import('./recaptcha.ts')).recaptcha,
  geetest: async () => (await import('./geetest.ts')).geetest,
  altcha: async () => (await import('./altcha.ts')).altcha,
}

interface CaptchaJob<Result> {
  readonly foyer: Foyer
  readonly plugin: CaptchaPlugin
  readonly request: IdempotentRequest
  readonly call: (answer: CaptchaAnswer | undefined) => Promise<Result>
  /** False: the server could not be asked whether a captcha is needed, so if it fails, the form is sent without an answer. */
  readonly isCertain: boolean
}

interface Run {
  readonly key: string
  readonly answer: Promise<CaptchaAnswer | undefined>
  readonly end: AbortController
}

/** Runs the captcha of one form, one at a time. */
export class CaptchaDesk {
  readonly #show: (panel: ReactNode) => void
  #run: Run | undefined

  constructor(show: (panel: ReactNode) => void) {
    this.#show = show
  }

  /** The form has unmounted: cancels the captcha. */
  close(): void {
    this.#run?.end.abort()
    this.#run = undefined
  }

  /** Sends a form with a captcha. A submit that is restarted because the device was rotated continues the captcha under way. */
  async send<Result>(job: CaptchaJob<Result>): Promise<Result> {
    const { request, call } = job
    const isAgain = this.#run?.key === request.key
    const answer = await (isAgain ? this.#run : this.#begin(job))?.answer
    request.signal.throwIfAborted()
    try {
      return await call(answer)
    } catch (error) {
      // The cancelled request has used up the captcha's answer, and the server has not finished it yet.
      const isUsed = isAgain && error instanceof Error && 'code' in error && error.code === 'captcha_failed'
      if (!isUsed) throw error
      return call(await this.#begin(job).answer)
    }
  }

  #begin<Result>({ foyer, plugin, request, isCertain }: CaptchaJob<Result>): Run {
    this.close()
    const end = new AbortController()
    const answer = this.#ask(foyer, plugin.options, end).catch((error: unknown) => {
      // The next submit asks again, even if it has the same values and so the same key.
      if (this.#run?.end === end) this.#run = undefined
      // A person who cancels the captcha cancels the submit. Any other error is ignored if the captcha may not be needed.
      const isClosed = error instanceof CaptchaError && error.code === 'captcha_closed'
      if (isCertain || isClosed) throw error
      return undefined
    })
    this.#run = { key: request.key, answer, end }
    return this.#run
  }

  async #ask(foyer: Foyer, options: CaptchaPluginOptions, end: AbortController) {
    const { api } = foyer
    const setting =
      readSetting(options) ?? (await api.call('settings', { signal: end.signal })).settings.captcha.value
    if (setting === null) return undefined
    const { type } = setting
    const place = document.createElement('div')
    const focused = document.activeElement
    const ended = new Promise<never>((_, reject) => {
      end.signal.addEventListener('abort', () => reject(new CaptchaError('captcha_closed', type)))
    })
    const show = (message: SignInMessageKey, isTurn: boolean) =>
      this.#show(
        <CaptchaPanel
          message={message}
          place={place}
          isTurn={isTurn}
          isElsewhere={type !== 'altcha'}
          onCancel={() => end.abort()}
        />,
      )
    show('captcha_loading', false)
    try {
      const task = {
        ...setting,
        locale: api.lang,
        timeout: options.timeout ?? usualTimeout,
        api,
        signal: end.signal,
        place,
        say: (...[key, { focus = false } = {}]: Parameters<Parameters<CaptchaKind['ask']>[0]['say']>) => {
          if (!end.signal.aborted) show(key, focus)
        },
      }
      return await Promise.race([ended, loadKind(type).then((kind) => kind.ask(task))])
    } finally {
      const isInside = place.parentElement?.closest('section')?.contains(document.activeElement)
      this.#show(null)
      if (isInside && focused instanceof HTMLElement) focused.focus()
    }
  }
}

async function loadKind(type: CaptchaType): Promise<CaptchaKind> {
  return kinds[type]().catch((cause: unknown) => {
    throw new CaptchaError('captcha_script', type, { cause })
  })
}

const usualScripts: Readonly<Record<CaptchaType, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  geetest: '/geetest/gt4.js',
  altcha: '',
}

/** The captcha that the app configures; `undefined`: ask the server. */
function readSetting({ type, ids, id, script }: CaptchaPluginOptions): CaptchaSetting | undefined {
  if (type === undefined && ids === undefined && id === undefined) return undefined
  const chosen = type ?? 'recaptcha'
  return { type: chosen, id: ids?.[chosen] ?? id ?? '', script: script ?? usualScripts[chosen] }
}
