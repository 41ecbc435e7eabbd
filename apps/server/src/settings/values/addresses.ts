import { isIP } from 'node:net'

/** In characters: RFC 1035, 2.3.4. */
const maxHostLength = 253

/**
 * Is it the name or address of one host, as people write it? The URL standard accepts much more as a host: a comma, semicolon or
 * quotation mark left over from a file, a line break, and `*`.
 */
export function isHost(text: string): boolean {
  return (
    text.length <= maxHostLength && /^(?:[\p{L}\p{M}\p{N}\p{Join_Control}._-]+|\[[\da-f:.]+\])$/iu.test(text)
  )
}

/** Is it an address of this machine, which nobody else can read along? */
export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Parses an origin. `undefined`: the text is not an origin, has a path, or has a wildcard (`*`), which browsers never send. */
export function readOrigin(text: string): string | undefined {
  const [, host = ''] = /^https?:\/\/([^/]*?)(?::\d+)?\/?$/i.exec(text) ?? []
  return isHost(host) && URL.canParse(text) ? new URL(text).origin : undefined
}

/** Does it name a recipient? The URL standard accepts even a bare `smtp://` or `mailto:`. */
export function hasRecipient(url: URL): boolean {
  return url.protocol === 'mailto:' ? url.pathname.includes('@') : isHost(url.hostname)
}

/** Does an address contain characters that the URL standard silently drops or encodes, such as those of a comment after it? */
export function hasStrayBlanks(text: string): boolean {
  // A password in an SMTP address may contain blanks.
  return (/^smtps?:/.test(text) ? /\p{Cc}/u : /[\s\p{Cc}]/u).test(text)
}

/** Does every % begin a percent-encoded byte of valid UTF-8? */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/** Is it an IP address, or a network such as 10.0.0.0/8? */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
