import { packedSubdivisions } from '../generated/subdivisions.ts'
import { memoize } from '../store/index.ts'

/** A state, province, prefecture and the like. */
export interface Subdivision {
  /** What is stored: the key of libaddressinput, such as `CA` in the United States and `東京都` in Japan. */
  readonly key: string
  /** In the country's own language. */
  readonly name: string
  /** In Latin letters. */
  readonly latinName: string
  /** In a second language of the country, if Foyer supports it (French in Canada, Hindi in India); otherwise the same as `latinName`. */
  readonly secondName: string
}

interface Country {
  /** BCP 47: the language of `name`; empty if unknown. */
  readonly language: string
  /** BCP 47: the language of `secondName`; empty if there is none. */
  readonly secondLanguage: string
  readonly states: readonly Subdivision[]
}

/** Countries whose addresses contain the name of a state, because its key is an abbreviation that nobody uses, or an error in the data. */
const writtenByName: ReadonlySet<string> = new Set(['AE', 'ES', 'HK'])

const rows = memoize(
  (packed: string): ReadonlyMap<string, string> =>
    new Map(packed.split('\n').map((row) => [row.slice(0, 2), row.slice(3)])),
)

const readCountry = memoize((country: string): Country => {
  const [languages = '', list = ''] = rows(packedSubdivisions).get(country)?.split('\t') ?? []
  const [language = '', secondLanguage = ''] = languages.split(' ')
  return { language, secondLanguage, states: list.split('~').map(readState) }
})

const unknownCountry: Country = { language: '', secondLanguage: '', states: [] }

function countryOf(country: string): Country {
  return rows(packedSubdivisions).has(country) ? readCountry(country) : unknownCountry
}

function readState(packed: string): Subdivision {
  const [key = '', name, latin, secondName] = packed.split('|')
  const latinName = latin || name || key
  return { key, name: name || key, latinName, secondName: secondName || latinName }
}

/** The states of a country; empty if it has no list of them. */
export function subdivisionsOf(country: string): readonly Subdivision[] {
  return countryOf(country).states
}

/**
 * The states with their names for the reader: in the country's own language and order, or sorted by their names in the country's second
 * language or in Latin letters.
 */
export function listStates(
  country: string,
  locale: string,
): readonly { readonly key: string; readonly name: string }[] {
  const { language, secondLanguage, states } = countryOf(country)
  const usesSecondLanguage = baseOf(secondLanguage) === baseOf(locale)
  if (baseOf(language) === baseOf(locale)) return states.map(({ key, name }) => ({ key, name }))
  const { compare } = new Intl.Collator(locale)
  return states
    .map(({ key, latinName, secondName }) => ({ key, name: usesSecondLanguage ? secondName : latinName }))
    .toSorted((one, other) => compare(one.name, other.name))
}

/** Finds a state by its key or any of its names, ignoring case and accents; `undefined` if there is none. */
export function findState(country: string, typed: string): Subdivision | undefined {
  const states = subdivisionsOf(country)
  const target = fold(typed)
  return (
    states.find(({ key }) => key === typed) ??
    states.find(({ key, name, latinName, secondName }) =>
      [key, name, latinName, secondName].some((text) => fold(text) === target),
    )
  )
}

/** How the state is written on an address, in Latin letters or not. */
export function writeState(country: string, state: Subdivision, isLatin: boolean): string {
  if (!isLatin) return writtenByName.has(country) ? state.name : state.key
  // An abbreviation, as in 'Springfield, IL'.
  const isAbbreviation =
    !writtenByName.has(country) && /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(state.key)
  return isAbbreviation ? state.key : state.latinName
}

function baseOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}

function fold(text: string): string {
  return (
    text
      .trim()
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll(/\s+/g, ' ')
      .toLowerCase()
      // The capital of Turkish dotless ı is I, whose lower case is i.
      .replaceAll('ı', 'i')
      .normalize('NFC')
  )
}
