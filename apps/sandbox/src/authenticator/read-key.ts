import type { Entry } from './codes.ts'

export type Key = Omit<Entry, 'id'>

/** Optional parameters of the address, each with the only value that this app supports. */
const supported = { algorithm: 'SHA1', digits: '6', period: '30' } as const

/**
 * Reads a pasted key: the address in a QR code, or the key alone, with spaces as pages show it.
 * @returns a sentence that says what is wrong if it is neither
 */
export function readKey(text: string): Key | string {
  const trimmed = text.trim()
  if (!/^otpauth:/i.test(trimmed)) return createKeyEntry({ issuer: '', account: '', key: trimmed })
  const address = URL.canParse(trimmed) ? new URL(trimmed) : undefined
  if (address?.host.toLowerCase() !== 'totp')
    return 'This address is not one of codes by the clock (otpauth://totp/…).'
  for (const [name, value] of Object.entries(supported))
    if ((address.searchParams.get(name) ?? value).toUpperCase() !== value)
      return `This app knows no other ${name} than ${value}.`
  const label = decode(address.pathname.slice(1))
  const colon = label.indexOf(':')
  return createKeyEntry({
    issuer: address.searchParams.get('issuer') ?? label.slice(0, Math.max(colon, 0)),
    account: label.slice(colon + 1).trim(),
    key: address.searchParams.get('secret') ?? '',
  })
}

function createKeyEntry({ key, ...names }: { issuer: string; account: string; key: string }): Key | string {
  const secret = readBase32(key.replaceAll(/[\s=-]/g, '').toUpperCase())
  return secret === undefined ? 'That is no key: letters A to Z and digits 2 to 7.' : { ...names, secret }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, 6. `undefined`: there is another character, or less than a byte. */
function readBase32(text: string): Buffer | undefined {
  if (text.length < 2 || !/^[A-Z2-7]+$/.test(text)) return undefined
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)))
}
