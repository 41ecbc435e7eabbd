import { irregularZips, zipShapes } from './zip-shapes.ts'
import { usStateOf } from './us-state.ts'

/**
 * A rule of a country's zip codes, ready for the `zipcodeValidators` of the kit's zip-code input once it has words:
 * `zipDigits` says how many, `zipLike` gives examples, `zipcodeFromEligibleState` takes its status from a state.
 */
export type ZipRule =
  | { readonly type: 'zipDigits'; readonly regexp: RegExp; readonly count: number }
  | { readonly type: 'zipLike'; readonly regexp: RegExp; readonly examples: readonly string[] }
  | { readonly type: 'zipcodeFromEligibleState'; readonly state: 'default' | 'error' | 'validated' }

/** What people call the code: the `zip_name_type` of libaddressinput. */
export type ZipName = 'zip' | 'pin' | 'eircode' | 'postal'

const names: Readonly<Record<string, ZipName>> = { US: 'zip', PH: 'zip', IN: 'pin', IE: 'eircode' }

type FormatRule = Exclude<ZipRule, { state: unknown }>

const formats: ReadonlyMap<string, FormatRule> = new Map([
  ...Object.entries(zipShapes).flatMap(([shape, list]) =>
    list.split(' ').map((country) => [country, ofShape(shape)] as const),
  ),
  ...Object.entries(irregularZips).map(
    ([country, { pattern, examples }]) =>
      [country, { type: 'zipLike', regexp: whole(pattern), examples }] as const,
  ),
])

/** The countries whose rules are known, as ISO 3166 codes. */
export const zipCountries: readonly string[] = [...formats.keys()].toSorted()

export function zipNameOf(country: string): ZipName {
  return names[country] ?? 'postal'
}

/**
 * The rules that a code has to keep in a country; none where they are not known.
 * @param servedStates the United States: which of them a code may lie in; any when absent
 */
export function zipRules(
  country: string,
  zip: string,
  servedStates?: ReadonlySet<string>,
): readonly ZipRule[] {
  const format = formats.get(country)
  if (format === undefined) return []
  if (country !== 'US' || servedStates === undefined) return [format]
  return [format, { type: 'zipcodeFromEligibleState', state: stateStatus(zip, servedStates) }]
}

/** Nothing is said before the digits that tell the state are there. */
function stateStatus(zip: string, served: ReadonlySet<string>): 'default' | 'error' | 'validated' {
  const code = normalizeZip(zip)
  if (!/^\d{3}/.test(code)) return 'default'
  const state = usStateOf(code)
  return state !== null && served.has(state) ? 'validated' : 'error'
}

/** As it is kept and compared: no blanks around it, and in capitals. */
export function normalizeZip(zip: string): string {
  return zip.trim().toUpperCase()
}

function ofShape(shape: string): FormatRule {
  const regexp = whole(
    shape.replace(/#+|@+|[ -]/g, (part) => {
      if (part === ' ' || part === '-') return `${part}?`
      return `${part[0] === '#' ? String.raw`\d` : '[A-Z]'}{${part.length}}`
    }),
  )
  if (/^#+$/.test(shape)) return { type: 'zipDigits', regexp, count: shape.length }
  const digits = '1234567890'
  let place = 0
  const example = shape.replace(/[#@]/g, () => digits[place++] ?? '0')
  return { type: 'zipLike', regexp, examples: [example] }
}

/** Without the flag `u`: with it `i` lets letters in that only fold to these. */
function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'i')
}
