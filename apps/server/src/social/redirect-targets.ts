import { publicOrigin, type Config } from '../config.ts'
import type { Configured } from './provider.ts'

/** Where a person may be sent back to: our own origin, and those that the operator has named. */
export function listRedirectOrigins(config: Config): string[] {
  return [...new Set([publicOrigin(config), ...config.allowedOrigins])]
}

/**
 * Is this an address on one of these origins, letter by letter? What only becomes one by being read leniently (another
 * case, a backslash, a blank, a user before the host) is none: the next reader might be lenient in another way.
 */
export function isRedirectTarget(origins: readonly string[], address: string): boolean {
  const origin = origins.find(
    (each) => address === each || ['/', '?', '#'].some((mark) => address.startsWith(`${each}${mark}`)),
  )
  if (origin === undefined || !/^[\x21-\x5b\x5d-\x7e]*$/.test(address)) return false
  return URL.canParse(address) && new URL(address).origin === origin
}

/** The pages that a provider may lead back to. Registered there letter by letter. */
export function listRedirectUris(config: Config, { id }: Configured): string[] {
  const callback = `${publicOrigin(config)}/oauth/${id}`
  const hasWindowsApp = id === 'google' && config.social.windowsAppScheme !== null
  return hasWindowsApp ? [callback, `${callback}/windows`] : [callback]
}

/** Where a provider leads back to when an account is linked: the server itself. */
export function linkCallbackUri(config: Config, { id }: Configured): string {
  return `${publicOrigin(config)}/web/v1/auth/${id}/link-callback`
}
