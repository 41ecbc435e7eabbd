import { recaptchaLocales } from '@foyer/core/wire/captcha-locales'
import { CaptchaError } from './captcha-error.ts'
import type { CaptchaProvider, CaptchaTask } from './captcha-provider.ts'
import { loadScript } from './load-script.ts'

/** reCAPTCHA v2, rendered explicitly (developers.google.com/recaptcha/docs/display). */
interface Recaptcha {
  readonly ready: (callback: () => void) => void
  readonly render: (
    container: HTMLElement,
    options: {
      readonly sitekey: string
      readonly theme: 'light' | 'dark'
      readonly size: 'normal' | 'compact'
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ) => number
}

declare global {
  interface Window {
    readonly grecaptcha?: Partial<Recaptcha>
  }
}

/** The width of its normal box, in CSS pixels. */
const boxWidth = 304

export const recaptcha: CaptchaProvider = {
  type: 'recaptcha',
  async run(task) {
    const { id, container, showMessage } = task
    const { render } = await load(task)
    showMessage('captcha_tick', { focus: true })
    const response = await new Promise<string>((resolve, reject) => {
      const fail = (cause?: unknown) => reject(new CaptchaError('captcha_unknown', 'recaptcha', { cause }))
      // reCAPTCHA renders only once into an element, so each run gets its own.
      const box = container.appendChild(document.createElement('div'))
      try {
        render(box, {
          sitekey: id,
          theme: isDark(container) ? 'dark' : 'light',
          size: container.clientWidth < boxWidth ? 'compact' : 'normal',
          callback: resolve,
          // Ignored: its box says so, and can be ticked again.
          'expired-callback': () => undefined,
          'error-callback': fail,
        })
      } catch (error) {
        fail(error)
      }
    })
    return { type: 'recaptcha', id, response }
  },
}

/** A page that follows the system has `color-scheme: light dark`; then the media query decides. */
function isDark(container: HTMLElement): boolean {
  const schemes = getComputedStyle(container).colorScheme.split(' ')
  if (!schemes.includes('dark')) return false
  return !schemes.includes('light') || matchMedia('(prefers-color-scheme: dark)').matches
}

async function load({ script, locale, timeout }: CaptchaTask): Promise<Recaptcha> {
  const query = new URLSearchParams({
    render: 'explicit',
    hl: recaptchaLocales[locale],
    // Without it, the script that it loads in turn is blocked where Trusted Types are required (google/recaptcha, issue 387).
    trustedtypes: 'true',
  })
  const startedAt = performance.now()
  // The timeout covers both scripts.
  await loadScript('recaptcha', `${script}?${query}`, timeout, () =>
    waitForSecondScript(Math.max(0, timeout - (performance.now() - startedAt))),
  )
  const { render, ready } = window.grecaptcha ?? {}
  if (render === undefined || ready === undefined) throw new CaptchaError('captcha_unknown', 'recaptcha')
  return { render, ready }
}

/** The first script only loads the second one: `ready` calls back once that is loaded. */
function waitForSecondScript(timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new CaptchaError('captcha_script', 'recaptcha'))
    const timer = setTimeout(fail, timeout)
    if (window.grecaptcha?.ready === undefined) fail()
    window.grecaptcha?.ready?.(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}
