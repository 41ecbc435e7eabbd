import { captchaMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { CaptchaAnswer, CaptchaSetting, CaptchaType } from '@foyer/core/wire'
import { findFocused, treeOf } from '@foyer/kit/tree-of'
import type { ReactNode } from 'react'
import type { Foyer } from '../plugins/foyer-context.ts'
import { CaptchaError } from './captcha-error.ts'
import type { IdempotentRequest, CaptchaProvider } from './captcha-provider.ts'
import { CaptchaPanel } from './captcha-panel.tsx'
import type { SignInMessageKey } from '../messages/messages.ts'
import { lazyMessages } from '../messages/lazy-messages.ts'
import type { CaptchaPlugin, CaptchaPluginOptions } from './captcha-plugin.ts'

lazyMessages.add(captchaMessages)

/** Milliseconds (specification, section 9). */
const defaultTimeout = 30_000

const providers: Readonly<Record<CaptchaType, () => Promise<CaptchaProvider>>> = {
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

interface CaptchaRun {
  readonly key: string
  readonly answer: Promise<CaptchaAnswer | undefined>
  readonly controller: AbortController
}

/** Runs the captcha of one form, one at a time. */
export class CaptchaController {
  readonly #show: (panel: ReactNode) => void
  #run: CaptchaRun | undefined

  constructor(showPanel: (panel: ReactNode) => void) {
    this.#show = showPanel
  }

  /** The form has unmounted: cancels the captcha. */
  close(): void {
    this.#run?.controller.abort()
    this.#run = undefined
  }

  /** Sends a form with a captcha. A submit that is restarted because the device was rotated continues the captcha under way. */
  async send<Result>(job: CaptchaJob<Result>): Promise<Result> {
    const { request, call } = job
    const isRestart = this.#run?.key === request.key
    const answer = await (isRestart ? this.#run : this.#start(job))?.answer
    request.signal.throwIfAborted()
    try {
      return await call(answer)
    } catch (error) {
      // The cancelled request has used up the captcha's answer, and the server has not finished it yet.
      const isUsed = isRestart && error instanceof Error && 'code' in error && error.code === 'captcha_failed'
      if (!isUsed) throw error
      return call(await this.#start(job).answer)
    }
  }

  #start<Result>({ foyer, plugin, request, isCertain }: CaptchaJob<Result>): CaptchaRun {
    this.close()
    const controller = new AbortController()
    const answer = this.#solve(foyer, plugin.options, controller).catch((error: unknown) => {
      // The next submit asks again, even if it has the same values and so the same key.
      if (this.#run?.controller === controller) this.#run = undefined
      // A person who cancels the captcha cancels the submit. Any other error is ignored if the captcha may not be needed.
      const isClosed = error instanceof CaptchaError && error.code === 'captcha_closed'
      if (isCertain || isClosed) throw error
      return undefined
    })
    this.#run = { key: request.key, answer, controller }
    return this.#run
  }

  async #solve(foyer: Foyer, options: CaptchaPluginOptions, controller: AbortController) {
    const { api } = foyer
    const setting =
      readSetting(options) ??
      (await api.call('settings', { signal: controller.signal })).settings.captcha.value
    if (setting === null) return undefined
    const { type } = setting
    const container = document.createElement('div')
    const previousFocus = findFocused()
    const ended = new Promise<never>((_, reject) => {
      controller.signal.addEventListener('abort', () => reject(new CaptchaError('captcha_closed', type)))
    })
    const showPanel = (message: SignInMessageKey, isTurn: boolean) =>
      this.#show(
        <CaptchaPanel
          message={message}
          container={container}
          shouldFocus={isTurn}
          canOpenElsewhere={type !== 'altcha'}
          onCancel={() => controller.abort()}
        />,
      )
    showPanel('captcha_loading', false)
    try {
      const task = {
        ...setting,
        locale: api.lang,
        timeout: options.timeout ?? defaultTimeout,
        api,
        signal: controller.signal,
        container,
        showMessage: (
          ...[key, { focus = false } = {}]: Parameters<Parameters<CaptchaProvider['run']>[0]['showMessage']>
        ) => {
          if (!controller.signal.aborted) showPanel(key, focus)
        },
      }
      return await Promise.race([ended, loadProvider(type).then((kind) => kind.run(task))])
    } finally {
      const isInside = container.parentElement?.closest('section')?.contains(treeOf(container).activeElement)
      this.#show(null)
      if (isInside && previousFocus instanceof HTMLElement) previousFocus.focus()
    }
  }
}

async function loadProvider(type: CaptchaType): Promise<CaptchaProvider> {
  return providers[type]().catch((cause: unknown) => {
    throw new CaptchaError('captcha_script', type, { cause })
  })
}

const defaultScripts: Readonly<Record<CaptchaType, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api.js',
  geetest: '/geetest/gt4.js',
  altcha: '',
}

/** The captcha that the app configures; `undefined`: ask the server. */
function readSetting({ type, ids, id, script }: CaptchaPluginOptions): CaptchaSetting | undefined {
  if (type === undefined && ids === undefined && id === undefined) return undefined
  const chosen = type ?? 'recaptcha'
  return { type: chosen, id: ids?.[chosen] ?? id ?? '', script: script ?? defaultScripts[chosen] }
}
