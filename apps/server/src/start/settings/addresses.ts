import { isIP } from 'node:net'

/** In characters: RFC 1035, 2.3.4. */
const longestHost = 253

/**
 * Is it the name or address of one host, as people write it? The URL standard takes much more for one: the comma, the semicolon or the
 * quotation mark that follows it in a file, a line break, and a `*`.
 */
export function isHost(text: string): boolean {
  return (
    text.length <= longestHost && /^(?:[\p{L}\p{M}\p{N}\p{Join_Control}._-]+|\[[\da-f:.]+\])$/iu.test(text)
  )
}

/** The origin that a text is; `undefined`: it is none, has a path, or stands for several: browsers send no `*` as their origin. */
export function readOrigin(text: string): string | undefined {
  const [, host = ''] = /^https?:\/\/([^/]*?)(?::\d+)?\/?$/i.exec(text) ?? []
  return isHost(host) && URL.canParse(text) ? new URL(text).origin : undefined
}

/** Does it name somebody to reach? `smtp://` and `mailto:` are addresses for the URL standard too. */
export function hasRecipient(url: URL): boolean {
  return url.protocol === 'mailto:' ? url.pathname.includes('@') : isHost(url.hostname)
}

/** Is there something in an address that the URL standard leaves out or encodes in silence, such as the remark behind it? */
export function hasStrayBlanks(text: string): boolean {
  // A password may have blanks.
  return (/^smtps?:/.test(text) ? /\p{Cc}/u : /[\s\p{Cc}]/u).test(text)
}

/** Is every % in it the beginning of a percent-encoded byte of UTF-8? */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Is it an address, or a network such as 10.0.0.0/8? */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
