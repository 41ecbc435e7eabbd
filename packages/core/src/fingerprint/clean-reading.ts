import type { FieldKind } from './extended-fields.ts'

/** The same bounds as in the schema: wire/fingerprint.ts. */
const maxText = 1024
const maxSealed = 24_576
const maxListed = 64

/** Characters that the server rejects, because PostgreSQL cannot store them: U+0000 and lone surrogates. */
const unstorable = /[\0\p{Surrogate}]/gu

/** Converts a browser's reading to a value that the schema allows; `null` if the reading has the wrong type. */
export function cleanReading(kind: FieldKind, reading: unknown): string | number | boolean | string[] | null {
  switch (kind) {
    case 'text':
      return cleanText(reading, maxText)
    case 'sealed':
      // A truncated sealed value cannot be decrypted.
      return typeof reading === 'string' && reading.length <= maxSealed ? cleanText(reading, maxSealed) : null
    case 'number':
      // The Battery API reports Infinity for times it does not know, which JSON cannot express.
      return typeof reading === 'number' && Number.isFinite(reading) ? reading : null
    case 'flag':
      return typeof reading === 'boolean' ? reading : null
    case 'list':
      return Array.isArray(reading) ? cleanList(reading) : null
  }
}

/** An empty text counts as no reading: Firefox has an empty `vendor`. */
function cleanText(reading: unknown, max: number): string | null {
  return typeof reading === 'string' ? reading.slice(0, max).replace(unstorable, '') || null : null
}

function cleanList(readings: readonly unknown[]): string[] {
  return readings
    .slice(0, maxListed)
    .map((reading) => cleanText(reading, maxListed))
    .filter((text) => text !== null)
}
