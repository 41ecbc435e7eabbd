import { UsageError } from './usage-error.ts'

/** @param version such as `20.19.0` @throws UsageError if Foyer's packages do not run on it */
export function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new UsageError(
    `Foyer needs Node 20.19 or newer, and this is ${version}: install a newer one from https://nodejs.org.`,
  )
}
