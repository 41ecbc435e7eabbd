import DOMPurify from 'dompurify'
import fc from 'fast-check'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { filterEvasions, markupPieces } from '../../testing/payloads/filter-evasions.ts'
import dompurify from '../../testing/payloads/dompurify-payloads.json' with { type: 'json' }
import owasp from '../../testing/payloads/owasp-payloads.json' with { type: 'json' }
import { RichText } from './index.ts'
import styles from './rich-text.module.css'

const host = document.createElement('div')
const root = createRoot(host)

/** The HTML that the page contains for a text. */
function renderHtml(html: string): string {
  flushSync(() => root.render(null))
  flushSync(() => root.render(<RichText html={html} />))
  // Remove the class that the kit adds to links.
  for (const link of host.querySelectorAll(`a[class="${styles.link}"]`)) link.removeAttribute('class')
  return host.innerHTML
}

/** The HTML that DOMPurify keeps with the same allow list. */
function purify(html: string): string {
  return DOMPurify.sanitize(html, { ALLOWED_TAGS: ['a'], ALLOWED_ATTR: ['href', 'target', 'rel'] })
}

function expectSafe(html: string): void {
  const rendered = renderHtml(html)
  for (const element of host.querySelectorAll('*')) {
    expect(element.tagName).toBe('A')
    const names = element.getAttributeNames()
    expect(names.filter((name) => !['href', 'target', 'rel'].includes(name))).toEqual([])
    expect(element).toBeInstanceOf(HTMLAnchorElement)
    const { protocol } = element as HTMLAnchorElement
    // `:` is the protocol of an address that cannot be parsed.
    expect(['http:', 'https:', 'mailto:', 'tel:', ':']).toContain(protocol)
  }
  expect(purify(rendered), html).toBe(rendered)
}

/** Tries the payload as a text, and as an address and a target. */
function expectSafeAnywhere(payload: string): void {
  expectSafe(payload)
  expectSafe(`<a href="${payload}">x</a>`)
  expectSafe(`<a target="${payload}" href='${payload}'>x</a>`)
}

// R8.10
it.each<[string, readonly string[], number]>([
  // R8.10
  ['the published fixtures of DOMPurify', dompurify.payloads, 200],
  // R8.10
  ['the XSS Filter Evasion Cheat Sheet of OWASP, as published', owasp.payloads, 200],
  ['filter evasions that go for links', filterEvasions, 80],
])('lets nothing but safe anchors out of %s', (_list, payloads, minCount) => {
  expect(payloads.length).toBeGreaterThan(minCount)
  payloads.forEach(expectSafeAnywhere)
})

// R8.10
it('removes every event handler that OWASP lists', () => {
  expect(owasp.eventHandlers.length).toBeGreaterThan(100)
  for (const name of owasp.eventHandlers) expectSafe(`<a href="/a" ${name}="alert(1)">x</a>`)
})

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...markupPieces), { maxLength: 30 }).map((all) => all.join('')),
)

it('renders nothing that DOMPurify would remove, for any text', () => {
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
    const visibleLinks = [...body.querySelectorAll('a')].filter((link) => link.textContent?.trim())
    // The document parser drops leading blanks.
    return [
      body.textContent?.trim() ?? '',
      ...visibleLinks.map((link) => `${link.getAttribute('href')} ${link.textContent}`),
    ]
  }
  const html = fc.array(fc.oneof(words, links, bold), { maxLength: 8 }).map((all) => all.join(''))
  fc.assert(
    fc.property(html, (text) => {
      expect(visible(renderHtml(text))).toEqual(visible(text))
    }),
    { numRuns: 500 },
  )
})
