/** An HTML tag, and where it ends. */
export interface Tag {
  readonly name: string
  readonly isEnd: boolean
  /** It ends with `/>`, which HTML ignores except in SVG and MathML. */
  readonly isSelfClosing: boolean
  /** By lower-case name, with character references not decoded; the first of duplicates counts. */
  readonly attributes: ReadonlyMap<string, string>
  /** The index after the tag. */
  readonly end: number
}

// These expressions run in linear time for any text. White space is as in HTML, which has less of it than `\s`.
const tagStart = /<(\/?)([a-z][^\t\n\f />]*)/iy
const attributeSeparators = /[\t\n\f /]*/y
const attributeName = /[^\t\n\f />][^\t\n\f />=]*/y
const equals = /[\t\n\f ]*=[\t\n\f ]*/y
const unquotedValue = /[^\t\n\f >]*/y

/** Reads the tag at an index, as the HTML standard does; `null` if it does not end. */
export function readTag(html: string, index: number): Tag | null {
  const [start, slash, name = ''] = match(tagStart, html, index)
  const attributes = new Map<string, string>()
  let at = index + start.length
  let isSelfClosing = false
  for (;;) {
    const [gap] = match(attributeSeparators, html, at)
    at += gap.length
    if (at >= html.length) return null
    isSelfClosing = gap.endsWith('/')
    if (html[at] === '>') break
    const [key] = match(attributeName, html, at)
    const [sign] = match(equals, html, at + key.length)
    at += key.length + sign.length
    const value = sign === '' ? { text: '', end: at } : readValue(html, at)
    if (value === null) return null
    at = value.end
    const lowerCaseKey = key.toLowerCase()
    if (!attributes.has(lowerCaseKey)) attributes.set(lowerCaseKey, value.text)
  }
  return { name: name.toLowerCase(), isEnd: slash === '/', isSelfClosing, attributes, end: at + 1 }
}

function readValue(html: string, at: number): { readonly text: string; readonly end: number } | null {
  const quote = html[at]
  if (quote !== '"' && quote !== "'") {
    const [text] = match(unquotedValue, html, at)
    return { text, end: at + text.length }
  }
  const close = html.indexOf(quote, at + 1)
  return close === -1 ? null : { text: html.slice(at + 1, close), end: close + 1 }
}

function match(pattern: RegExp, text: string, index: number): readonly [string, ...(string | undefined)[]] {
  pattern.lastIndex = index
  const [whole = '', ...groups] = pattern.exec(text) ?? []
  return [whole, ...groups]
}
