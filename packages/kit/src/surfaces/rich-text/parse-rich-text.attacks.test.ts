import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { filterEvasions, markupPieces } from '../../testing/payloads/filter-evasions.ts'
import owasp from '../../testing/payloads/owasp-payloads.json'
import { parseRichText, type RichPart } from './parse-rich-text.ts'

const attributes = new Set(['href', 'target', 'rel', 'style', 'text'])

/** The parts that are unsafe; empty if all are safe. */
function findUnsafe(parts: readonly RichPart[]): readonly unknown[] {
  return parts.filter((part) => {
    if (typeof part === 'string') return false
    const isKnown = Object.keys(part).every((key) => attributes.has(key))
    // An address that cannot be parsed leads nowhere.
    const url = URL.canParse(part.href, 'https://foyer.example')
      ? new URL(part.href, 'https://foyer.example')
      : null
    return !isKnown || (url !== null && !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol))
  })
}

it.each<[string, readonly string[], number]>([
  ['the XSS Filter Evasion Cheat Sheet of OWASP', owasp.payloads, 200],
  ['filter evasions that go for links', filterEvasions, 80],
])('lets nothing but safe links out of %s', (_list, payloads, minCount) => {
  expect(payloads.length).toBeGreaterThan(minCount)
  for (const payload of payloads) {
    expect(findUnsafe(parseRichText(payload))).toEqual([])
    expect(findUnsafe(parseRichText(`<a href="${payload}">x</a>`))).toEqual([])
  }
})

it('returns nothing but text and safe links for any input', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.constantFrom(...markupPieces), { maxLength: 30 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(texts, (html) => {
      expect(findUnsafe(parseRichText(html))).toEqual([])
    }),
    { numRuns: 5000 },
  )
})

/**
 * Counts the characters that the parser reads: for each search, from its start to its match; without a match, to the end of the text,
 * unless the expression is sticky.
 */
function countReadCharacters(html: string): number {
  let count = 0
  const { exec } = RegExp.prototype
  const { indexOf, slice } = String.prototype
  const spies = [
    vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text) {
      const start = this.sticky || this.global ? this.lastIndex : 0
      const found = exec.call(this, text)
      const end = found === null ? (this.sticky ? start : text.length) : found.index + found[0].length
      count += 1 + end - start
      return found
    }),
    vi.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, part, start = 0) {
      const found = indexOf.call(this, part, start)
      count += (found === -1 ? this.length : found + part.length) - start
      return found
    }),
    vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, start, end) {
      const piece = slice.call(this, start, end)
      count += piece.length
      return piece
    }),
  ]
  parseRichText(html)
  for (const spy of spies) spy.mockRestore()
  return count
}

it.each([
  '<',
  '<a ',
  '<a href="',
  '<!--',
  '<svg>',
  '<svg ',
  '</',
  '<script>',
  '<a href=/>x',
  '&#x',
  '&a',
  '<a a=',
  '<svg><svg x="',
  '<!--x-->',
  '<!--x--',
  '<title>x</title>',
])('parses 20,000 characters by reading each a dozen times at most, on average: %s', (piece) => {
  const html = piece.repeat(Math.ceil(20_000 / piece.length))
  const count = countReadCharacters(html)
  expect(count).toBeGreaterThanOrEqual(html.length)
  expect(count).toBeLessThanOrEqual(12 * html.length)
})
