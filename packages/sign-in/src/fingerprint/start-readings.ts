import type { Readings } from '@foyer/core/fingerprint'
import type { BrowserScope } from './browser-scope.ts'

/** How each field is read. A reader may throw, or return a promise that never settles. */
export type Readers = { readonly [Name in keyof Readings]?: (scope: BrowserScope) => unknown }

export interface StartedReadings {
  /** The readings so far. */
  readonly values: Readings
  /** Resolves when all readers have ended, if they do. */
  readonly settled: Promise<unknown>
}

/** Starts all readers at once: none waits for another, and errors stay separate. */
export function startReadings(readers: Readers, scope: BrowserScope): StartedReadings {
  const values: { -readonly [Name in keyof Readings]: unknown } = {}
  const names = Object.keys(readers) as (keyof Readings)[]
  const settled = Promise.all(
    names.map(async (name) => {
      try {
        values[name] = await readers[name]?.(scope)
      } catch {
        // Blocked by a setting, an extension or a policy: the reading stays `null`.
      }
    }),
  )
  return { values, settled }
}
