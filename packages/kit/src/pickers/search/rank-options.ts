import { toAsciiDigits } from '@foyer/core/mask'
import { foldText } from './fold-text.ts'

/** The texts by which an option is found. */
export interface SearchTerms {
  /** The name that is shown. */
  readonly name: string
  /** Names in other languages, and colloquial names. */
  readonly otherNames: readonly string[]
  /** Only match when typed in full: ISO codes, `uk`. */
  readonly codes: readonly string[]
  /** Compared without folding: `€`. */
  readonly symbols?: readonly string[]
  /** A calling code, and the leading digits that tell this country's numbers from those of others with the same code. */
  readonly dialling?: Dialling
}

interface Dialling {
  readonly code: string
  readonly leadingDigits: readonly string[]
  /** The order among countries that share a code. */
  readonly place: number
}

/** An option with its texts, folded once for all keystrokes. */
export interface SearchEntry<Option> {
  readonly option: Option
  /** The displayed name first. */
  readonly names: readonly string[]
  readonly codes: readonly string[]
  readonly symbols: readonly string[]
  readonly dialling: Dialling | undefined
}

export function createSearchEntry<Option>(option: Option, terms: SearchTerms): SearchEntry<Option> {
  const { name, otherNames, codes, symbols = [], dialling } = terms
  const names = [...new Set([name, ...otherNames].map(foldText))]
  return { option, names, codes: codes.map(foldText), symbols, dialling }
}

/** The options that match a text, best match first; equal matches keep their order. All options for an empty text. */
export function rankOptions<Option>(
  entries: readonly SearchEntry<Option>[],
  text: string,
): readonly Option[] {
  const digits = readDialled(text)
  const query = foldText(text)
  if (text.trim() === '' || digits === '') return entries.map(({ option }) => option)
  const bySymbol = entries.filter(({ symbols }) => symbols.includes(text.trim()))
  if (bySymbol.length > 0) return bySymbol.map(({ option }) => option)
  if (digits === null && query === '') return []
  const ranked = entries.flatMap(({ option, ...entry }) => {
    const rank = digits === null ? rankName(entry, query) : rankDialling(entry.dialling, digits)
    const place = digits === null ? 0 : (entry.dialling?.place ?? 0)
    return rank === null ? [] : [{ option, rank, place }]
  })
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ option }) => option)
}

/** The digits of a calling code, typed with a plus, with 00, or without; `null` if the text is none. */
function readDialled(text: string): string | null {
  const typed = toAsciiDigits(text.normalize('NFKC')).replace(/[\s()\-.\u200e\u200f]/g, '')
  return /^(?:\+\d*|\d+)$/.test(typed) ? typed.replace(/^(?:\+|0+)/, '') : null
}

function rankDialling(dialling: Dialling | undefined, digits: string): number | null {
  if (dialling === undefined) return null
  const { code, leadingDigits } = dialling
  if (code === digits) return 0
  if (code.startsWith(digits)) return 2
  if (!digits.startsWith(code)) return null
  if (leadingDigits.length === 0) return 2
  const national = digits.slice(code.length)
  const isOwn = leadingDigits.some((lead) => lead.startsWith(national) || national.startsWith(lead))
  return isOwn ? 1 : null
}

type Names = Pick<SearchEntry<unknown>, 'names' | 'codes'>

function rankName({ names, codes }: Names, query: string): number | null {
  const [shown = '', ...others] = names
  const tests: readonly (() => boolean)[] = [
    () => codes.includes(query) || names.includes(query),
    () => shown.startsWith(query),
    () => others.some((name) => name.startsWith(query)),
    () => hasWord(shown, query),
    () => others.some((name) => hasWord(name, query)),
    () => names.some((name) => query.split(' ').every((word) => hasWord(name, word))),
    () => query.length > 1 && names.some((name) => name.includes(query)),
  ]
  const rank = tests.findIndex((test) => test())
  return rank === -1 ? null : rank
}

/** Does a word of the name begin with `start`? */
function hasWord(name: string, start: string): boolean {
  return ` ${name}`.includes(` ${start}`)
}
