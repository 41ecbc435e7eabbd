import { normalizeZip } from './normalize-zip.ts'
import { usStateOf } from './us-state.ts'
import { findZipFormat, type ZipFormat } from './zip-formats.ts'
import { optionalZips } from './zip-shapes.ts'

/**
 * A rule for a country's zip codes. With a message it fits the `zipcodeValidators` of the kit's zip-code input:
 * `zipDigits` has the number of digits, `zipLike` examples, and `zipcodeFromEligibleState` takes its status from a
 * state.
 */
export type ZipRule =
  | { readonly type: 'zipDigits'; readonly regexp: RegExp; readonly count: number }
  | { readonly type: 'zipLike'; readonly regexp: RegExp; readonly examples: readonly string[] }
  | {
      readonly type: 'zipcodeFromEligibleState'
      readonly state: 'default' | 'error' | 'validated'
      /** The state of the code, from `usStateOf`; `null` if there is none or it is not known yet. */
      readonly place: string | null
    }

/** The name of the code: the `zip_name_type` of libaddressinput, and `postcode`, as it is called in much of the Commonwealth. */
export type ZipName = 'zip' | 'pin' | 'eircode' | 'postal' | 'postcode'

const names: Readonly<Record<string, ZipName>> = {
  ...Object.fromEntries('US AS FM GU MH MP PR PW VI PH'.split(' ').map((country) => [country, 'zip'])),
  ...Object.fromEntries(
    'GB GG IM JE AU NZ NF CC CX AC FK GI GS IO PN SH TA TC MY'
      .split(' ')
      .map((country) => [country, 'postcode']),
  ),
  IN: 'pin',
  IE: 'eircode',
}

/** The name of the code in a country: `postal` if it has no other. @param country ISO 3166-1 alpha-2, in capitals */
export function zipNameOf(country: string): ZipName {
  return names[country] ?? 'postal'
}

/** Whether addresses in a country have a code. `optional`: they have one, but post arrives without it. */
export function zipUseOf(country: string): 'required' | 'optional' | 'none' {
  if (findZipFormat(country) === undefined) return 'none'
  return optionalZips.has(country) ? 'optional' : 'required'
}

/**
 * The rules for a normalised code of a country; empty if none are known.
 * @param servedStates United States: the states that a code may be in. Default: all
 */
export function zipRules(
  country: string,
  zip: string,
  servedStates?: ReadonlySet<string>,
): readonly ZipRule[] {
  const format = findZipFormat(country)
  if (format === undefined) return []
  const rule = toRule(format)
  if (country !== 'US' || servedStates === undefined) return [rule]
  return [rule, { type: 'zipcodeFromEligibleState', ...checkServedState(zip, servedStates) }]
}

function toRule({ regexp, count, examples }: ZipFormat): ZipRule {
  return count === null ? { type: 'zipLike', regexp, examples } : { type: 'zipDigits', regexp, count }
}

/** No result before the digits that tell the state are typed. */
function checkServedState(
  zip: string,
  served: ReadonlySet<string>,
): Omit<Extract<ZipRule, { state: unknown }>, 'type'> {
  const code = normalizeZip('US', zip)
  if (!/^\d{3}/.test(code)) return { state: 'default', place: null }
  const place = usStateOf(code)
  return { state: place !== null && served.has(place) ? 'validated' : 'error', place }
}
