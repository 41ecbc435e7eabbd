import type { Readings } from '@foyer/core/fingerprint'
import type { BrowserScope } from './browser-scope.ts'

/** How each field is read. A reader may throw, or promise and never keep it. */
export type Readers = { readonly [Name in keyof Readings]?: (scope: BrowserScope) => unknown }

export interface StartedReadings {
  /** What has been read so far. */
  readonly values: Readings
  /** When the last one has ended, if it ever does. */
  readonly settled: Promise<unknown>
}

/** Starts all of them at once: none waits for another, and none harms another. */
export function startReadings(readers: Readers, scope: BrowserScope): StartedReadings {
  const values: { -readonly [Name in keyof Readings]: unknown } = {}
  const names = Object.keys(readers) as (keyof Readings)[]
  const settled = Promise.all(
    names.map(async (name) => {
      try {
        values[name] = await readers[name]?.(scope)
      } catch {
        // Blocked by a setting, an extension or a policy: there is no reading.
      }
    }),
  )
  return { values, settled }
}
