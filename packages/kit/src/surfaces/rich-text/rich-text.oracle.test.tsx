import DOMPurify from 'dompurify'
import fc from 'fast-check'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { filterEvasions, markupPieces } from '../../test/filter-evasions.ts'
import dompurify from '../../test/dompurify-payloads.json' with { type: 'json' }
import owasp from '../../test/owasp-payloads.json' with { type: 'json' }
import { RichText } from './index.ts'
import styles from './rich-text.module.css'

const host = document.createElement('div')
const root = createRoot(host)

/** What the page has of a text. */
function draw(html: string): string {
  flushSync(() => root.render(null))
  flushSync(() => root.render(<RichText html={html} />))
  // Their class is ours, whatever the text says.
  for (const link of host.querySelectorAll(`a[class="${styles.link}"]`)) link.removeAttribute('class')
  return host.innerHTML
}

/** What DOMPurify lets through, of the same list. */
function purify(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: ['a'], ALLOWED_ATTR: ['href', 'target', 'rel'] })
}

function expectSafe(html: string): void {
  const drawn = draw(html)
  for (const element of host.querySelectorAll('*')) {
    expect(element.tagName).toBe('A')
    const names = element.getAttributeNames()
    expect(names.filter((name) => !['href', 'target', 'rel'].includes(name))).toEqual([])
    expect(element).toBeInstanceOf(HTMLAnchorElement)
    const { protocol } = element as HTMLAnchorElement
    // `:` is an address that no browser can go to.
    expect(['http:', 'https:', 'mailto:', 'tel:', ':']).toContain(protocol)
  }
  expect(purify(drawn), html).toBe(drawn)
}

/** As a text of its own, and where an address or a target is to be. */
function expectSafeAnywhere(payload: string): void {
  expectSafe(payload)
  expectSafe(`<a href="${payload}">x</a>`)
  expectSafe(`<a target="${payload}" href='${payload}'>x</a>`)
}

it.each<[string, readonly string[], number]>([
  ['the published fixtures of DOMPurify', dompurify.payloads, 200],
  ['the XSS Filter Evasion Cheat Sheet of OWASP, as published', owasp.payloads, 200],
  ['filter evasions that go for links', filterEvasions, 80],
])('lets nothing but safe anchors out of %s', (_list, payloads, least) => {
  expect(payloads.length).toBeGreaterThan(least)
  payloads.forEach(expectSafeAnywhere)
})

it('lets no event handler through, of all that OWASP lists', () => {
  expect(owasp.eventHandlers.length).toBeGreaterThan(100)
  for (const name of owasp.eventHandlers) expectSafe(`<a href="/a" ${name}="alert(1)">x</a>`)
})

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...markupPieces), { maxLength: 30 }).map((all) => all.join('')),
)

it('draws of any text what DOMPurify has nothing to take from', () => {
  fc.assert(fc.property(texts, expectSafe), { numRuns: 3000 })
})

const words = fc.constantFrom('one', 'two &amp; three', 'a < b', ' ', 'é—')
const links = fc
  .tuple(fc.constantFrom('/a', 'https://a.example/?b=1&amp;c=2', 'mailto:a@b.c', 'javascript:0', '#x'), words)
  .map(([href, text]) => `<a href="${href}">${text}</a>`)
const bold = words.map((text) => `<b>${text}</b><!-- ${text} --><script>0</script>`)

it('reads well-formed HTML as a browser does', () => {
  const visible = (html: string): string[] => {
    const { body } = new DOMParser().parseFromString(purify(html), 'text/html')
    for (const link of body.querySelectorAll('a:not([href])')) link.replaceWith(...link.childNodes)
    const seen = [...body.querySelectorAll('a')].filter((link) => link.textContent?.trim())
    // A parser of documents drops the blanks before the first word.
    return [
      body.textContent?.trim() ?? '',
      ...seen.map((link) => `${link.getAttribute('href')} ${link.textContent}`),
    ]
  }
  const html = fc.array(fc.oneof(words, links, bold), { maxLength: 8 }).map((all) => all.join(''))
  fc.assert(
    fc.property(html, (text) => {
      expect(visible(draw(text))).toEqual(visible(text))
    }),
    { numRuns: 500 },
  )
})
