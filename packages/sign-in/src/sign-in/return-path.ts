import { safeTarget } from '@foyer/core/social'

/** A path is the same path on each origin. */
const anyOrigin = 'https://origin.invalid'

/**
 * The page to come back to after the sign-in: what the query of this page has as `from`, where the guards of `@foyer/server` put it. Anybody
 * can write an address, so it is `/` for whatever would lead away from this site.
 */
export function readReturnPath(from: unknown): string {
  return safeTarget(from, anyOrigin)
}

/** The path of another form, such as the sign-up, which comes back to the same page. */
export function addReturnPath(path: string, from: string): string {
  return from === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`
}
