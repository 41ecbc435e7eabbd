import type { FieldKind } from './extended-fields.ts'

/** The bounds of the contract: wire/fingerprint.ts. */
const maxText = 1024
const maxSealed = 24_576
const maxListed = 64

/** The server takes neither U+0000 nor half a surrogate pair: PostgreSQL could not store them. */
const unstorable = /[\0\p{Surrogate}]/gu

/** A browser's reading as the contract takes it; `null` where it is none of that kind. */
export function cleanReading(kind: FieldKind, reading: unknown): string | number | boolean | string[] | null {
  switch (kind) {
    case 'text':
      return cleanText(reading, maxText)
    case 'sealed':
      // Half of it opens with no key.
      return typeof reading === 'string' && reading.length <= maxSealed ? cleanText(reading, maxSealed) : null
    case 'number':
      // A battery that never empties says Infinity, which JSON does not have.
      return typeof reading === 'number' && Number.isFinite(reading) ? reading : null
    case 'flag':
      return typeof reading === 'boolean' ? reading : null
    case 'list':
      return Array.isArray(reading) ? cleanList(reading) : null
  }
}

/** An empty text says nothing: Firefox has an empty `vendor`. */
function cleanText(reading: unknown, max: number): string | null {
  return typeof reading === 'string' ? reading.slice(0, max).replace(unstorable, '') || null : null
}

function cleanList(readings: readonly unknown[]): string[] {
  return readings
    .slice(0, maxListed)
    .map((reading) => cleanText(reading, maxListed))
    .filter((text) => text !== null)
}
