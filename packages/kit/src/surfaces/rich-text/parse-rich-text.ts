import { decodeReferences } from './decode-references.ts'
import { readSafeHref } from './safe-href.ts'
import { readTag, type Tag } from './read-tag.ts'

export interface RichLink {
  readonly href: string
  readonly target?: string
  readonly rel?: string
  /** As it was written. It is nothing unless it is asked for. */
  readonly style?: string
  readonly text: string
}

/** A piece of text, or a link with its text. */
export type RichPart = string | RichLink

/** What these hold is text to a tokenizer, and never for a reader. */
const rawText = new Set(
  'iframe noembed noframes noscript plaintext script style textarea title xmp'.split(' '),
)
/** What these hold is not for a reader either. */
const unread = new Set('applet audio canvas datalist head math object select svg template video'.split(' '))
/** Words on two sides of these do not run together. */
const apart = new Set('blockquote br dd div dt h1 h2 h3 h4 h5 h6 hr li ol p td th tr ul'.split(' '))

/**
 * The text of HTML and its links; every other tag goes, and what it holds stays, unless that is not to be read. It needs
 * no document: it is the same on a server, and Trusted Types have nothing to ask of it. What comes out is text and safe
 * addresses, whatever went in.
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
  return parts.end()
}

/** Reads what begins with `<`, and gives the index behind it. */
function readMarkup(source: string, index: number, parts: PartList): number {
  const [mark = ''] = /^<(?:\/?[a-z]|[!?/])/i.exec(source.slice(index, index + 3)) ?? []
  if (mark === '') {
    parts.addText('<')
    return index + 1
  }
  if (!/[a-z]$/i.test(mark)) return skipComment(source, index)
  const tag = readTag(source, index)
  if (tag === null) return source.length
  if (!tag.isEnd && rawText.has(tag.name)) return skipRawText(source, tag)
  if (!tag.isEnd && unread.has(tag.name)) return skipElement(source, tag)
  if (tag.name === 'a') parts.turn(tag)
  else if (apart.has(tag.name)) parts.addBlank()
  return tag.end
}

const emptyComment = /<!---?>/y
/** As browsers end one: `--!>` is an end too. */
const commentEnd = /--!?>/g

/** Without an end, the rest is in it. */
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

/** Until its own end tag; where it has none, the rest is in it. */
function skipElement(source: string, { name, end }: Tag): number {
  const tags = new RegExp(`</?${name}[\\t\\n\\f />]`, 'gi')
  tags.lastIndex = end
  let depth = 1
  for (let found = tags.exec(source); found !== null; found = tags.exec(source)) {
    const tag = readTag(source, found.index)
    if (tag === null) break
    depth += tag.isEnd ? -1 : 1
    if (depth === 0) return tag.end
    tags.lastIndex = tag.end
  }
  return source.length
}

/** Gathers texts and links. A link within a link ends the one around it, as in any document. */
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

  turn(tag: Tag): void {
    this.#close()
    if (!tag.isEnd) this.#link = readLink(tag)
  }

  end(): readonly RichPart[] {
    this.#close()
    return this.#parts
  }

  #close(): void {
    const text = this.#text
    // A link without words is one that nobody sees, and that the Tab key stops at.
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
  // A window of any other name is another one: it is not told where it comes from, and has no hand on this one.
  const isHere = /^_(?:self|parent|top)$/i.test(target)
  return {
    href,
    ...(isTarget && { target }),
    ...(isTarget && !isHere && { rel: 'noopener noreferrer' }),
    ...(style !== '' && { style }),
  }
}
