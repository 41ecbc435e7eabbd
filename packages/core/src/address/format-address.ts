import { addressFormatOf } from './address-format.ts'
import { findState, writeState } from './subdivisions.ts'

/** An address. Fields that its country does not have are empty, `null` or missing. */
export interface PostalAddress {
  readonly name?: string | null
  readonly addressLine1: string
  readonly addressLine2?: string | null
  readonly district?: string | null
  readonly city?: string | null
  /** The key of a state, where the country has a list of them. */
  readonly state?: string | null
  readonly zipCode?: string | null
  /** ISO 3166, in capitals. */
  readonly country: string
}

/**
 * The lines of an address as its country writes them, the name included, the country not. One that is typed in Latin letters is
 * written in the order of mail from abroad.
 */
export function formatAddress(address: PostalAddress): readonly string[] {
  const format = addressFormatOf(address.country)
  const isLatin = isInLatin(address)
  const lines = isLatin ? format.latinLines : format.lines
  const street = [address.addressLine1, address.addressLine2].map(clean)
  const parts: Readonly<Record<string, string>> = {
    N: clean(address.name),
    A: street.filter((line) => line !== '').join(' '),
    D: clean(address.district),
    C: clean(address.city),
    S: sayState(address, isLatin),
    Z: format.fields.includes('zipCode') ? clean(address.zipCode) : '',
  }
  const written = lines.flatMap((line) => (line === '%A' ? street : [writeLine(line, parts)]))
  // What the country's format has no place for, such as in an order from before, is kept.
  const left = (['D', 'C', 'S'] as const).flatMap((sign) =>
    lines.some((line) => line.includes(`%${sign}`)) ? [] : [parts[sign] ?? ''],
  )
  return [...written, ...left].filter((line) => line !== '')
}

/** The same with the country in the reader's language below. Each line has a direction of its own: isolate it. */
export function writeAddress(address: PostalAddress, locale: string): readonly string[] {
  const { country } = address
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return [...formatAddress(address), name]
}

/** A line with its parts. The signs before a part go with it if it is empty, and at the start of a line; a prefix of it stays there. */
function writeLine(line: string, parts: Readonly<Record<string, string>>): string {
  // Such as 'JERSEY'.
  if (!line.includes('%')) return line
  const [first = '', ...pieces] = line.split('%')
  let text = ''
  let before = first
  for (const piece of pieces) {
    const value = parts[piece.charAt(0)] ?? ''
    const isPrefix = /[\p{L}〒]/u.test(before)
    if (value !== '') text += `${text !== '' || isPrefix ? before : ''}${value}`
    before = piece.slice(1)
  }
  return text.trim()
}

function sayState({ country, state }: PostalAddress, isLatin: boolean): string {
  const known = clean(state) === '' ? undefined : findState(country, clean(state))
  return known === undefined ? clean(state) : writeState(country, known, isLatin)
}

function isInLatin({ name, addressLine1, addressLine2, district, city }: PostalAddress): boolean {
  const text = [name, addressLine1, addressLine2, district, city].map(clean).join(' ')
  return !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)
}

function clean(text: string | null | undefined): string {
  return text?.trim() ?? ''
}
