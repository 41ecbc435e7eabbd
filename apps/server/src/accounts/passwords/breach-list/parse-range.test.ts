import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

const suffix = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 35, maxLength: 35 })
const count = fc.oneof(fc.constantFrom(0, 1), fc.nat())
const lines = fc.uniqueArray(fc.tuple(suffix, count), { minLength: 1, selector: ([hash]) => hash })

const hash35 = 'A'.repeat(35)
/** Almost a line of a range. */
const nearMiss = fc.constantFrom(`A${hash35}:1`, `${hash35}:`, `${hash35}:1 x`, `${hash35}:${'9'.repeat(16)}`)

describe('a range of the breach list', () => {
  test('is parsed to the hashes it lists, without padding, whatever its line ends', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, end, isLower) => {
        const text = rows.map(([hash, times]) => `${hash}:${times}`).join(end)
        const found = rows.filter(([, times]) => times > 0).map(([hash]) => hash)
        for (const range of [text, text + end])
          expect(parseRange(isLower ? range.toLowerCase() : range)).toEqual(new Set(found))
      }),
    )
  })

  test('is rejected for any malformed line, and never throws', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.oneof(fc.string(), nearMiss), (rows, place, other) => {
        fc.pre(!/^[\dA-F]{35}:\d{1,15}$/i.test(other) && other.trim() !== '')
        const texts = rows.map(([hash, times]) => `${hash}:${times}`)
        texts.splice(place % texts.length, 0, other)
        expect(parseRange(texts.join('\n'))).toBeNull()
      }),
    )
    expect(parseRange('')).toBeNull()
  })
})
