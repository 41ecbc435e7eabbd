import { safeTarget } from '@foyer/core/social'

/** A path is the same path on each origin. */
const anyOrigin = 'https://origin.invalid'

/**
 * The page to come back to after the sign-in: what the query of this page has as `from`, where the guards of `@foyer/server` put
 * it. Anybody can write an address, so it is `/` for whatever would lead away from this site.
 * @param basename of your router, such as `/shop`, if it has one: then the path is one of the router, which adds it again
 */
export function readReturnPath(from: unknown, basename = ''): string {
  // Checked again, since `/shop//evil.example` is a path only before the basename is taken off.
  return safeTarget(stripBasename(safeTarget(from, anyOrigin), basename), anyOrigin)
}

/**
 * A path that is not below it stays: a form of the app may have passed on one of the router. As in React Router, case makes no
 * difference.
 */
function stripBasename(path: string, basename: string): string {
  const { length } = basename.replace(/\/$/, '')
  const rest = path.slice(length)
  const isBelow = path.slice(0, length).toLowerCase() === basename.slice(0, length).toLowerCase()
  if (!isBelow || !/^(?:[/?#]|$)/.test(rest)) return path
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of another form, such as the sign-up, which comes back to the same page. */
export function addReturnPath(path: string, from: string): string {
  return from === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`
}
