import { decodeReferences } from './decode-references.ts'
import { readSafeHref } from './safe-href.ts'
import { readTag, type Tag } from './read-tag.ts'

export interface RichLink {
  readonly href: string
  readonly target?: string
  readonly rel?: string
  /** As written. Only applied on request. */
  readonly style?: string
  readonly text: string
}

/** A piece of text, or a link with its text. */
export type RichPart = string | RichLink

/** Elements whose content the HTML tokenizer reads as text; the content is dropped. */
const rawTextElements = new Set(
  'iframe noembed noframes noscript plaintext script style textarea title xmp'.split(' '),
)
/** Other elements whose content is dropped. */
const droppedElements = new Set(
  'applet audio canvas datalist head math object select svg template video'.split(' '),
)
/** Elements that can be self-closing. */
const foreignElements = new Set(['math', 'svg'])
/** Block elements: their texts are separated by a blank. */
const blockElements = new Set('blockquote br dd div dt h1 h2 h3 h4 h5 h6 hr li ol p td th tr ul'.split(' '))

/**
 * Reduces HTML to text and links. Other tags are removed and their content is kept, except for elements without readable content. Needs no
 * document, so it works on a server and creates no HTML for Trusted Types to check. Returns only text and safe addresses, whatever the
 * input.
 */
export function parseRichText(html: string): readonly RichPart[] {
  const source = html.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd')
  const parts = new PartList()
  let at = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    if (next === -1) break
    parts.addText(source.slice(at, next))
    at = readMarkup(source, next, parts)
  }
  parts.addText(source.slice(at))
  return parts.finish()
}

/** Reads markup that begins with `<`; returns the index after it. */
function readMarkup(source: string, index: number, parts: PartList): number {
  const [mark = ''] = /^<(?:\/?[a-z]|[!?/])/i.exec(source.slice(index, index + 3)) ?? []
  if (mark === '') {
    parts.addText('<')
    return index + 1
  }
  if (!/[a-z]$/i.test(mark)) return skipComment(source, index)
  const tag = readTag(source, index)
  if (tag === null) return source.length
  if (!tag.isEnd && rawTextElements.has(tag.name)) return skipRawText(source, tag)
  if (!tag.isEnd && droppedElements.has(tag.name)) return skipElement(source, tag)
  if (tag.name === 'a') parts.handleLinkTag(tag)
  else if (blockElements.has(tag.name)) parts.addBlank()
  return tag.end
}

const emptyComment = /<!---?>/y
/** The ends of a comment in HTML: `--!>` counts too. */
const commentEnd = /--!?>/g

/** A comment without an end extends to the end of the text. */
function skipComment(source: string, index: number): number {
  if (!source.startsWith('<!--', index)) {
    const end = source.indexOf('>', index)
    return end === -1 ? source.length : end + 1
  }
  emptyComment.lastIndex = index
  if (emptyComment.test(source)) return emptyComment.lastIndex
  commentEnd.lastIndex = index + 4
  return commentEnd.test(source) ? commentEnd.lastIndex : source.length
}

function skipRawText(source: string, { name, end }: Tag): number {
  if (name === 'plaintext') return source.length
  const close = new RegExp(`</${name}[\\t\\n\\f />]`, 'gi')
  close.lastIndex = end
  const found = close.exec(source)
  return found === null ? source.length : (readTag(source, found.index)?.end ?? source.length)
}

/** Skips to the element's end tag; without one, to the end of the text. */
function skipElement(source: string, tag: Tag): number {
  const { name, end } = tag
  if (isEmptyElement(tag)) return end
  const tags = new RegExp(`</?${name}[\\t\\n\\f />]`, 'gi')
  tags.lastIndex = end
  let depth = 1
  for (let found = tags.exec(source); found !== null; found = tags.exec(source)) {
    const next = readTag(source, found.index)
    if (next === null) break
    if (!isEmptyElement(next)) depth += next.isEnd ? -1 : 1
    if (depth === 0) return next.end
    tags.lastIndex = next.end
  }
  return source.length
}

/** `<svg/>` is a whole element; `<video/>` is a start tag. */
function isEmptyElement({ name, isEnd, isSelfClosing }: Tag): boolean {
  return !isEnd && isSelfClosing && foreignElements.has(name)
}

/** Collects texts and links. A link inside a link ends the outer one, as in any HTML document. */
class PartList {
  readonly #parts: RichPart[] = []
  #text = ''
  #link: Omit<RichLink, 'text'> | null = null

  addText(text: string): void {
    this.#text += decodeReferences(text)
  }

  addBlank(): void {
    if (/\S$/.test(this.#text)) this.#text += ' '
  }

  handleLinkTag(tag: Tag): void {
    this.#close()
    if (!tag.isEnd) this.#link = readLink(tag)
  }

  finish(): readonly RichPart[] {
    this.#close()
    return this.#parts
  }

  #close(): void {
    const text = this.#text
    // A link without text would be invisible, but a stop of the Tab key.
    if (this.#link !== null && text.trim() !== '') this.#parts.push({ ...this.#link, text })
    else if (text !== '') this.#parts.push(text)
    this.#text = ''
    this.#link = null
  }
}

function readLink({ attributes }: Tag): Omit<RichLink, 'text'> | null {
  const read = (name: string): string => decodeReferences(attributes.get(name) ?? '')
  const href = readSafeHref(read('href'))
  if (href === null) return null
  const target = read('target')
  const style = read('style')
  const isTarget = /^\w[\w-]{0,63}$/.test(target)
  // Any other target opens another window, which must get neither the referrer nor `window.opener`.
  const isSameWindow = /^_(?:self|parent|top)$/i.test(target)
  return {
    href,
    ...(isTarget && { target }),
    ...(isTarget && !isSameWindow && { rel: 'noopener noreferrer' }),
    ...(style !== '' && { style }),
  }
}
