import { deviceIdKey, isDeviceId } from '@foyer/core/fingerprint'
import { openStorage } from '@foyer/kit/storage'
import type { BrowserScope } from './browser-scope.ts'

/** In seconds: one year. */
const cookieAge = 31_536_000

/**
 * The device id of this browser, from local storage or the cookie, whichever still has it, or else a new one. Restores it where it is
 * missing. With both blocked, only the caller keeps it.
 */
export function loadDeviceId(scope: BrowserScope): string {
  const storage = openStorage('localStorage', scope)
  const stored = storage.read(deviceIdKey)
  const inCookie = tryTo(() => readCookie(scope.document.cookie))
  const id = [stored, inCookie].find(isDeviceId) ?? createUuid(scope.crypto)
  if (id !== stored) storage.write(deviceIdKey, id)
  // Set at each visit, to extend its expiry by a year.
  tryTo(() => {
    const secure = scope.location.protocol === 'https:' ? '; Secure' : ''
    scope.document.cookie = `${deviceIdKey}=${id}; Max-Age=${cookieAge}; Path=/; SameSite=Lax${secure}`
  })
  return id
}

function readCookie(cookies: string): string | undefined {
  const pairs = cookies.split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === deviceIdKey)?.[1]
}

/** A version 4 UUID (RFC 9562). `crypto.randomUUID` is missing on pages that are not served over https. */
function createUuid(crypto: BrowserScope['crypto']): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Cookies throw where a setting or a sandbox blocks them. */
function tryTo<Value>(callback: () => Value): Value | undefined {
  try {
    return callback()
  } catch {
    return undefined
  }
}
