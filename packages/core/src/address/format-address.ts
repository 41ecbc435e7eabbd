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
 * The lines of an address as its country writes them, with the name but without the country. An address typed in Latin letters uses the
 * order for international mail.
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
    S: formatState(address, isLatin),
    Z: format.fields.includes('zipCode') ? clean(address.zipCode) : '',
  }
  const written = lines.flatMap((line) => (line === '%A' ? street : [writeLine(line, parts)]))
  // Keeps parts that the country's format has no place for, for example those of an older order.
  const leftover = (['D', 'C', 'S'] as const).flatMap((sign) =>
    lines.some((line) => line.includes(`%${sign}`)) ? [] : [parts[sign] ?? ''],
  )
  return [...written, ...leftover].filter((line) => line !== '')
}

/** The lines of `formatAddress`, followed by the country in the reader's language. The lines can differ in direction: isolate each. */
export function writeAddress(address: PostalAddress, locale: string): readonly string[] {
  const { country } = address
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
  return [...formatAddress(address), name]
}

/** Fills in a line. The separator before an empty part, or before the first part of the line, is left out; a prefix such as `〒` is kept. */
function writeLine(line: string, parts: Readonly<Record<string, string>>): string {
  // A line of fixed text, such as 'JERSEY'.
  if (!line.includes('%')) return line
  const [first = '', ...pieces] = line.split('%')
  let text = ''
  let separator = first
  for (const piece of pieces) {
    const value = parts[piece.charAt(0)] ?? ''
    const isPrefix = /[\p{L}〒]/u.test(separator)
    if (value !== '') text += `${text !== '' || isPrefix ? separator : ''}${value}`
    separator = piece.slice(1)
  }
  return text.trim()
}

function formatState({ country, state }: PostalAddress, isLatin: boolean): string {
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
