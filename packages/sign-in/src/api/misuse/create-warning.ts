import type { ApiError } from '../api-error.ts'

/**
 * Tells integrators about failures that they can fix, once for each code. The people who use the page read other messages
 * (`describe-failure.ts`).
 */
// oxlint-disable-next-line no-console -- the only way to reach the developer of the page
export function createWarning(warn: (message: string) => void = console.warn): (error: ApiError) => void {
  const reportedCodes = new Set<string>()
  return ({ code, message }) => {
    if (reportedCodes.has(code)) return
    reportedCodes.add(code)
    warn(`Foyer: ${message}`)
  }
}
