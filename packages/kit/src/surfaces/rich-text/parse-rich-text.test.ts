import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { filterEvasions, markupPieces } from '../../test/filter-evasions.ts'
import owasp from '../../test/owasp-payloads.json' with { type: 'json' }
import { parseRichText, type RichPart } from './parse-rich-text.ts'

const link = (href: string, text = 'x', more: object = {}) => ({ href, text, ...more })

describe('what is kept', () => {
  it.each<[string, string, readonly unknown[]]>([
    ['text', 'Plain & simple', ['Plain & simple']],
    ['a link in a text', 'See <a href="/terms">the terms</a>.', ['See ', link('/terms', 'the terms'), '.']],
    ['single quotes and none', "<a href='/a'>x</a><A HREF=/b>x</A>", [link('/a'), link('/b')]],
    ['the words of other tags', '<b>bold</b> and <a href="/a"><i>x</i></a>', ['bold and ', link('/a')]],
    ['words apart', '<p>one</p><p>two</p>three<br>four', ['one two three four']],
    ['characters by name and number', 'a&nbsp;b &copy; &#8212; &#x2014; &eacute;', ['a\u00a0b © — — é']],
    ['what is no tag', '1 < 2 > 0 & so on', ['1 < 2 > 0 & so on']],
    ['a link that never ends', 'a <a href="/b">x', ['a ', link('/b')]],
    ['one link of two nested', '<a href="/a">x<a href="/b">x</a></a>', [link('/a'), link('/b')]],
    ['the first of two addresses', '<a href="/a" href="javascript:0">x</a>', [link('/a')]],
    ['an address with references', '<a href="/a?b=1&amp;c=&lt;">x</a>', [link('/a?b=1&c=%3C')]],
  ])('%s', (_case, html, parts) => {
    expect(parseRichText(html)).toEqual(parts)
  })

  it.each([
    'http://a.example/',
    'https://a.example',
    'mailto:a@b.c',
    'tel:+49301234',
    'HTTPS://A.example',
    '/a',
    'a/b',
    '../a',
    '?a=1',
    '#a',
    '//a.example/b',
  ])('the target %s', (href) => expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([link(href)]))
})

describe('what goes', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:0',
    'java&#10;script:0',
    '&#1;javascript:0',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://a.example',
    'blob:https://a/b',
    'view-source:http://a',
    'javascript&colon;0',
    'java\u2028script:0',
    'intent://a#Intent',
    'foyer:open',
    '',
  ])('the target %j; its words stay', (href) =>
    expect(parseRichText(`<a href="${href}">x</a>`)).toEqual(['x']),
  )

  it('every attribute but target and href, and style with them', () => {
    const html = '<a href="/a" style="position:fixed" onclick="x()" id="a" class="b" ping="/p" download>x</a>'
    expect(parseRichText(html)).toEqual([link('/a', 'x', { style: 'position:fixed' })])
  })

  it.each([
    'script',
    'style',
    'iframe',
    'textarea',
    'title',
    'xmp',
    'noscript',
    'svg',
    'math',
    'template',
    'object',
    'video',
  ])('a %s with all that is in it', (name) => {
    const html = `a<${name} x="1"><a href="/in">in</a>in</${name} >b`
    expect(parseRichText(html)).toEqual(['ab'])
    expect(parseRichText(html.toUpperCase())).toEqual(['AB'])
    expect(parseRichText(`a<${name}>rest`)).toEqual(['a'])
  })

  it.each([
    'a<!-- <a href="/b">x</a> -->b',
    'a<!-->b',
    'a<!--->b',
    'a<?php echo 1 ?>b',
    'a<!DOCTYPE html>b',
    'a</ x>b',
    'a<!-- --!>b',
    'a<!--!>-->b',
    'a<!---!>-->b',
    'a<!---->b',
  ])('a comment: %s', (html) => expect(parseRichText(html)).toEqual(['ab']))

  it('a link without words, at which the Tab key would stop', () => {
    expect(parseRichText('a<a href="/b"> </a>c<a href="/d"></a>')).toEqual(['a', ' ', 'c'])
  })
})

it.each([
  ['_blank', { target: '_blank', rel: 'noopener noreferrer' }],
  ['_BLANK', { target: '_BLANK', rel: 'noopener noreferrer' }],
  ['help', { target: 'help', rel: 'noopener noreferrer' }],
  ['_self', { target: '_self' }],
  ['_top', { target: '_top' }],
  ['a b"', {}],
  ['', {}],
])('gives a link to the target %j the rel that it needs', (target, attributes) => {
  const html = `<a rel="opener" target='${target}' href="/a">x</a>`
  expect(parseRichText(html)).toEqual([link('/a', 'x', attributes)])
})

const attributes = new Set(['href', 'target', 'rel', 'style', 'text'])

/** What is wrong with the parts: nothing, whatever they were made of. */
function findUnsafe(parts: readonly RichPart[]): readonly unknown[] {
  return parts.filter((part) => {
    if (typeof part === 'string') return false
    const isKnown = Object.keys(part).every((key) => attributes.has(key))
    // An address that no browser can go to is no danger.
    const url = URL.canParse(part.href, 'https://foyer.example')
      ? new URL(part.href, 'https://foyer.example')
      : null
    return !isKnown || (url !== null && !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol))
  })
}

it.each<[string, readonly string[], number]>([
  ['the XSS Filter Evasion Cheat Sheet of OWASP', owasp.payloads, 200],
  ['filter evasions that go for links', filterEvasions, 80],
])('lets nothing but safe links out of %s', (_list, payloads, least) => {
  expect(payloads.length).toBeGreaterThan(least)
  for (const payload of payloads) {
    expect(findUnsafe(parseRichText(payload))).toEqual([])
    expect(findUnsafe(parseRichText(`<a href="${payload}">x</a>`))).toEqual([])
  }
})

it('lets nothing but text and safe links out of anything', () => {
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
 * How many characters are looked at in reading a text: by each search, from where it begins to where it ends; by one that
 * finds nothing, to the end of the text, unless it looks at one place only.
 */
function countLookedAt(html: string): number {
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
])('reads 20,000 characters by looking at each a dozen times at most: %s', (piece) => {
  const html = piece.repeat(Math.ceil(20_000 / piece.length))
  const count = countLookedAt(html)
  expect(count).toBeGreaterThanOrEqual(html.length)
  expect(count).toBeLessThanOrEqual(12 * html.length)
})
