import { isIP } from 'node:net'

/** The origin that a text is; `undefined`: it is none, has a path, or stands for several: browsers send no `*` as their origin. */
export function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOrigin =
    /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !url.hostname.includes('*')
  return isOrigin ? url.origin : undefined
}

/** Does it name somebody to reach? `smtp://` and `mailto:` are addresses for the URL standard too. */
export function hasRecipient(url: URL): boolean {
  return url.protocol === 'mailto:' ? url.pathname.includes('@') : url.hostname !== ''
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
