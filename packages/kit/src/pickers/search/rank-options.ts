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
  readonly callingCode?: CallingCode
}

/** A folded text, and its words. */
interface Query {
  readonly text: string
  readonly words: readonly string[]
}

interface CallingCode {
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
  readonly callingCode: CallingCode | undefined
}

export function createSearchEntry<Option>(option: Option, terms: SearchTerms): SearchEntry<Option> {
  const { name, otherNames, codes, symbols = [], callingCode } = terms
  const names = [...new Set([name, ...otherNames].map(foldText))]
  return { option, names, codes: codes.map(foldText), symbols, callingCode }
}

/** The options that match a text, best match first; equal matches keep their order. All options for a plus alone. */
export function rankOptions<Option>(
  entries: readonly SearchEntry<Option>[],
  text: string,
): readonly Option[] {
  const digits = readCallingCode(text)
  const query = foldText(text)
  if (digits === '') return entries.map(({ option }) => option)
  const bySymbol = entries.filter(({ symbols }) => symbols.includes(text.trim()))
  if (bySymbol.length > 0) return bySymbol.map(({ option }) => option)
  if (query === '') return []
  const words = query.split(' ')
  const ranked = entries.flatMap((entry) => {
    const rank =
      digits === null ? rankName(entry, { text: query, words }) : rankCallingCode(entry.callingCode, digits)
    const place = digits === null ? 0 : (entry.callingCode?.place ?? 0)
    return rank === null ? [] : [{ option: entry.option, rank, place }]
  })
  return ranked
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ option }) => option)
}

/** Blanks, brackets, dots, dashes, and invisible characters such as direction marks. */
const digitSeparators = /[\s().\p{Pd}\p{Cf}]/gu

/** The digits of a calling code, typed with a plus, with 00, or without; `null` if the text is not a calling code. */
function readCallingCode(text: string): string | null {
  const typed = toAsciiDigits(text.normalize('NFKC')).replace(digitSeparators, '')
  return /^(?:\+\d*|\d+)$/.test(typed) ? typed.replace(/^(?:\+|0+)/, '') : null
}

function rankCallingCode(callingCode: CallingCode | undefined, digits: string): number | null {
  if (callingCode === undefined) return null
  const { code, leadingDigits } = callingCode
  if (code.startsWith(digits)) return 2
  if (!digits.startsWith(code)) return null
  if (leadingDigits.length === 0) return 2
  const national = digits.slice(code.length)
  const isOwn = leadingDigits.some((lead) => lead.startsWith(national) || national.startsWith(lead))
  return isOwn ? 1 : null
}

/** How a name matches a text, nearest first, with the rank of the displayed name and that of other names. */
const matchers: readonly {
  readonly ranks: readonly [shown: number, other: number]
  readonly isMatch: (name: string, query: Query) => boolean
}[] = [
  { ranks: [0, 0], isMatch: (name, { text }) => name === text },
  { ranks: [1, 2], isMatch: (name, { text }) => name.startsWith(text) },
  { ranks: [3, 4], isMatch: hasWord },
  { ranks: [5, 5], isMatch: (name, { words }) => words.every((text) => hasWord(name, { text })) },
  { ranks: [6, 6], isMatch: (name, { text }) => text.length > 1 && name.includes(text) },
]

function rankName({ names, codes }: Pick<SearchEntry<unknown>, 'names' | 'codes'>, query: Query) {
  if (codes.includes(query.text)) return 0
  let best: number | null = null
  for (const [index, name] of names.entries()) {
    // A quick check first: most names do not contain the first word at all.
    if (!name.includes(query.words[0] ?? '')) continue
    const match = matchers.find(({ isMatch }) => isMatch(name, query))
    const rank = match?.ranks[index === 0 ? 0 : 1]
    if (rank !== undefined && (best === null || rank < best)) best = rank
  }
  return best
}

/** Does a word of the name begin with the text? */
function hasWord(name: string, { text }: Pick<Query, 'text'>): boolean {
  return name.startsWith(text) || name.includes(` ${text}`)
}
