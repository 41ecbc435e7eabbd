import { captchaLocales } from '@foyer/core/wire/captcha-locales'
import { CaptchaError } from './captcha-error.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { loadScript } from './load-script.ts'

/** GeeTest v4 (docs.geetest.com, 'apirefer/api/web'). Each `on…` method returns the client. */
interface GeetestClient {
  readonly onReady: (callback: () => void) => GeetestClient
  readonly onNextReady: (callback: () => void) => GeetestClient
  readonly onSuccess: (callback: () => void) => GeetestClient
  readonly onFail: (callback: (fail: unknown) => void) => GeetestClient
  readonly onError: (callback: (error: unknown) => void) => GeetestClient
  readonly onClose: (callback: () => void) => GeetestClient
  readonly showCaptcha?: () => void
  /** The name of `showCaptcha` in older scripts. */
  readonly showBox?: () => void
  readonly getValidate: () => GeetestResult | false
  readonly destroy?: () => void
}

interface GeetestResult {
  readonly lot_number: string
  readonly captcha_output: string
  readonly pass_token: string
  readonly gen_time: string | number
}

declare global {
  interface Window {
    readonly initGeetest4?: (
      options: {
        readonly captchaId: string
        readonly product: 'bind'
        readonly language: string
        readonly timeout: number
      },
      callback: (client: GeetestClient) => void,
    ) => void
  }
}

export const geetest: CaptchaProvider = {
  type: 'geetest',
  async run({ id, script, locale, timeout, signal, showMessage }) {
    const startedAt = performance.now()
    await loadScript('geetest', script, timeout, () => void readInit())
    signal.throwIfAborted()
    const init = readInit()
    let openClient: GeetestClient | undefined
    let isSettled = false
    try {
      const result = await new Promise<GeetestResult>((resolve, reject) => {
        const fail = (cause: unknown) => reject(new CaptchaError('captcha_unknown', 'geetest', { cause }))
        // GeeTest's own timeout calls onError; this one is for a script that never calls back. It includes the time for loading the script.
        const timeLeft = Math.max(0, timeout - (performance.now() - startedAt))
        const timer = setTimeout(fail, timeLeft)
        signal.addEventListener('abort', () => fail(signal.reason))
        const options = {
          captchaId: id,
          product: 'bind',
          language: captchaLocales[locale],
          timeout,
        } as const
        const handleClient = (client: GeetestClient): void => {
          // The captcha was cancelled, or has timed out, before there was a client, which must not open its window now.
          if (isSettled) {
            client.destroy?.()
            return
          }
          openClient = client
          client
            .onReady(() => {
              clearTimeout(timer)
              showMessage('captcha_window')
              if (client.showCaptcha) client.showCaptcha()
              else client.showBox?.()
            })
            .onNextReady(() => clearTimeout(timer))
            .onSuccess(() => {
              const result = client.getValidate()
              if (result) resolve(result)
              else fail(new TypeError('GeeTest reported success without a result.'))
            })
            // Ignored: the captcha stays open, and the person can try again.
            .onFail(() => undefined)
            .onError(fail)
            .onClose(() => reject(new CaptchaError('captcha_closed', 'geetest')))
        }
        // A script of another version throws, at once or when it calls back.
        const tryOrFail = (callback: () => void): void => {
          try {
            callback()
          } catch (error) {
            fail(error)
          }
        }
        tryOrFail(() => init(options, (client) => tryOrFail(() => handleClient(client))))
      })
      const { lot_number, captcha_output, pass_token, gen_time } = result
      return { type: 'geetest', id, lot_number, captcha_output, pass_token, gen_time: String(gen_time) }
    } finally {
      isSettled = true
      openClient?.destroy?.()
    }
  },
}

function readInit(): NonNullable<Window['initGeetest4']> {
  if (window.initGeetest4 === undefined) throw new CaptchaError('captcha_script', 'geetest')
  return window.initGeetest4
}
