import { safeTarget } from '@foyer/core/social'

/** To check a path alone: any origin will do. */
const anyOrigin = 'https://origin.invalid'

/**
 * The page to return to after the sign-in: the query parameter `from`, which the guards of `@foyer/server` set. Anybody can write an
 * address, so the result is `/` for anything that would lead away from this site.
 * @param basename the basename of your router, such as `/shop`. It is removed from the path, because the router adds it again
 */
export function readReturnPath(from: unknown, basename = ''): string {
  // Checked again, since `/shop//evil.example` is a path only before the basename is taken off.
  return safeTarget(stripBasename(safeTarget(from, anyOrigin), basename), anyOrigin)
}

/**
 * A path that is not below the basename is returned unchanged: another form of the app may have removed it already. Ignores case, as
 * React Router does.
 */
function stripBasename(path: string, basename: string): string {
  const { length } = basename.replace(/\/$/, '')
  const rest = path.slice(length)
  const isBelow = path.slice(0, length).toLowerCase() === basename.slice(0, length).toLowerCase()
  if (!isBelow || !/^(?:[/?#]|$)/.test(rest)) return path
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path of another form, such as the sign-up, which then returns to the same page. */
export function addReturnPath(path: string, from: string): string {
  return from === '/' ? path : `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(from)}`
}
