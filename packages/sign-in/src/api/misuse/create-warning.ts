import type { ApiError } from '../api-error.ts'

/**
 * Tells whoever puts the forms into a page what they can mend, once for each code. People at the page are told in words of their own
 * (`describe-failure.ts`).
 */
// oxlint-disable-next-line no-console -- the only way to reach who writes the page
export function createWarning(warn: (message: string) => void = console.warn): (error: ApiError) => void {
  const said = new Set<string>()
  return ({ code, message }) => {
    if (said.has(code)) return
    said.add(code)
    warn(`Foyer: ${message}`)
  }
}
