import { deviceIdKey, isDeviceId } from '@foyer/core/fingerprint'
import type { BrowserScope } from './browser-scope.ts'

/** Seconds: one year. */
const cookieAge = 31_536_000

/**
 * The device id of this browser, from local storage or the cookie, whichever still has it; a new one where neither does.
 * What has lost it gets it back. With both blocked the caller's copy is the only one.
 */
export function keepDeviceId(scope: BrowserScope): string {
  const stored = attempt(() => scope.localStorage.getItem(deviceIdKey))
  const inCookie = attempt(() => readCookie(scope.document.cookie))
  const id = [stored, inCookie].find(isDeviceId) ?? createUuid(scope.crypto)
  if (id !== stored) attempt(() => scope.localStorage.setItem(deviceIdKey, id))
  // Always: its year begins again.
  attempt(() => {
    const secure = scope.location.protocol === 'https:' ? '; Secure' : ''
    scope.document.cookie = `${deviceIdKey}=${id}; Max-Age=${cookieAge}; Path=/; SameSite=Lax${secure}`
  })
  return id
}

function readCookie(cookies: string): string | undefined {
  const pairs = cookies.split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === deviceIdKey)?.[1]
}

/** Version 4 of RFC 9562. `crypto.randomUUID` is missing on pages that did not come by https. */
function createUuid(crypto: BrowserScope['crypto']): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Storage and cookies throw where a setting or a sandbox blocks them. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
