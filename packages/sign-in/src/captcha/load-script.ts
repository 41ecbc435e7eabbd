import type { CaptchaType } from '@foyer/core/wire'
import { setScriptAddress } from '../plugins/set-script-address.ts'
import { CaptchaError } from './captcha-error.ts'

type LoadScript = (
  type: CaptchaType,
  src: string,
  timeout: number,
  waitUntilUsable?: () => void | Promise<void>,
) => Promise<void>

/** Remembers which scripts it has loaded into the page. */
export function createScriptLoader(): LoadScript {
  const loaded = new Map<string, Promise<void>>()
  return (type, src, timeout, waitUntilUsable) => {
    const existing = loaded.get(src)
    if (existing !== undefined) return existing
    const loading = insertScript(src, timeout)
      .then(waitUntilUsable)
      .catch((cause: unknown) => {
        loaded.delete(src)
        throw new CaptchaError('captcha_script', type, { cause })
      })
    loaded.set(src, loading)
    return loading
  }
}

/**
 * Loads a script into the page, once. After a failure the next call loads it again.
 * @param waitUntilUsable throws or rejects if the loaded script is not the right one, or cannot load what it needs itself
 * @throws CaptchaError `captcha_script` when it is blocked, missing, not usable, or not loaded within `timeout` ms
 */
export const loadScript = createScriptLoader()

function insertScript(src: string, timeout: number): Promise<void> {
  const script = document.createElement('script')
  return new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${src} ${reason}`))
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
