import { publicOrigin, type Config } from '../../config.ts'
import type { ConfiguredProvider } from '../provider.ts'

/** The origins that people may return to: our own, and those that the operator has configured. */
export function listRedirectOrigins(config: Config): string[] {
  return [...new Set([publicOrigin(config), ...config.allowedOrigins])]
}

/**
 * Is this an address on one of these origins? Compared as exact text: addresses that only match when parsed leniently (upper case, a
 * backslash, a blank, a user before the host) do not count, because programs may parse them differently.
 */
export function isRedirectTarget(origins: readonly string[], address: string): boolean {
  const origin = origins.find(
    (each) => address === each || ['/', '?', '#'].some((mark) => address.startsWith(`${each}${mark}`)),
  )
  if (origin === undefined || !/^[\x21-\x5b\x5d-\x7e]*$/.test(address)) return false
  return URL.canParse(address) && new URL(address).origin === origin
}

/** The addresses that a provider may redirect to. They must be registered there exactly. */
export function listRedirectUris(config: Config, { id }: ConfiguredProvider): string[] {
  const callback = `${publicOrigin(config)}/oauth/${id}`
  const hasWindowsApp = id === 'google' && config.social.windowsAppScheme !== null
  return hasWindowsApp ? [callback, `${callback}/windows`] : [callback]
}

/** The callback address of linkings, which is a route of the server. */
export function linkCallbackUri(config: Config, { id }: ConfiguredProvider): string {
  return `${publicOrigin(config)}/web/v1/auth/${id}/link-callback`
}
