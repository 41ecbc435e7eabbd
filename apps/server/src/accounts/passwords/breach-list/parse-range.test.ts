import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseRange } from './parse-range.ts'

const suffix = fc.string({ unit: fc.constantFrom(...'0123456789ABCDEF'), minLength: 35, maxLength: 35 })
const lines = fc.uniqueArray(fc.tuple(suffix, fc.nat()), { minLength: 1, selector: ([hash]) => hash })

describe('a range of the breach list', () => {
  test('has each hash that was found, and no padding, whatever its line ends', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom('\n', '\r\n'), fc.boolean(), (rows, end, isLower) => {
        const text = rows.map(([hash, count]) => `${hash}:${count}`).join(end)
        const found = rows.filter(([, count]) => count > 0).map(([hash]) => hash)
        expect(parseRange(isLower ? text.toLowerCase() : text)).toEqual(new Set(found))
      }),
    )
  })

  test('is no range with any line that is none, and never throws', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.string(), (rows, place, other) => {
        fc.pre(!/^[\dA-F]{35}:\d{1,15}$/i.test(other) && other.trim() !== '')
        const texts = rows.map(([hash, count]) => `${hash}:${count}`)
        texts.splice(place % texts.length, 0, other)
        expect(parseRange(texts.join('\n'))).toBeNull()
      }),
    )
    expect(parseRange('')).toBeNull()
  })
})
