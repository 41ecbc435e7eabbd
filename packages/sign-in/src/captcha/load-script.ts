import type { CaptchaType } from '@foyer/core/wire'
import { setScriptAddress } from '../scripts/set-script-address.ts'
import { CaptchaError } from './captcha-error.ts'

const loaded = new Map<string, Promise<void>>()

/**
 * Loads a script into the page, once. One that failed is fetched anew the next time.
 * @throws CaptchaError `captcha_script` when it is blocked, missing, or not there after so many milliseconds
 */
export function loadScript(type: CaptchaType, src: string, timeout: number): Promise<void> {
  const present = loaded.get(src)
  if (present !== undefined) return present
  const loading = insertScript(src, timeout).catch((cause: unknown) => {
    loaded.delete(src)
    throw new CaptchaError('captcha_script', type, { cause })
  })
  loaded.set(src, loading)
  return loading
}

function insertScript(src: string, timeout: number): Promise<void> {
  const script = document.createElement('script')
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${src} ${why}`))
    const timer = setTimeout(() => fail(`did not load within ${timeout} ms`), timeout)
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail('could not be loaded')
    })
    setScriptAddress(script, src)
    document.head.append(script)
  }).catch((error: unknown) => {
    script.remove()
    throw error
  })
}
