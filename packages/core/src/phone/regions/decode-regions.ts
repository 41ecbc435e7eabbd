import { countPlaces, type PhoneRegion } from './phone-region.ts'

/** Unpacks the table that tools/generate/phone/generate-phone-regions.mjs writes: one line per column. */
export function decodeRegions(packed: string): readonly PhoneRegion[] {
  const [countries = '', ...columns] = packed.split('\n')
  const [steps = [], ...texts] = columns.map((column) => column.split(' '))
  let code = 0
  return steps.map((step, row) => {
    code += Number(step)
    const [masks = '', mobileDigits = '', trunkPrefix = '', leadingDigits, lengths = ''] = texts.map(
      (text) => text[row] ?? '',
    )
    const [mask = '', optionalMask] = toMasks(masks)
    const places = countPlaces(mask)
    const [all, mobile] = lengths.split('/')
    const mobileLengths = readLengths(mobile || `${places}-${places + countPlaces(optionalMask ?? '')}`, code)
    return {
      countryCode: countries.slice(2 * row, 2 * row + 2),
      phoneCode: `${code}`,
      mask,
      ...(optionalMask && { optionalMask }),
      length: `${code}`.length + places,
      lengths: { mobile: mobileLengths, any: all ? readLengths(all, code) : mobileLengths },
      leadingDigits: leadingDigits ? leadingDigits.split(',') : [],
      mobileDigits: mobileDigits.split(','),
      trunkPrefix,
    }
  })
}

/** Expands `6,8-9` and adds the length of the calling code. */
function readLengths(ranges: string, code: number): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, step) => `${code}`.length + from + step)
  })
}

/** `333` is `### ### ###`; the optional part follows a bar, and starts with `_` for a blank. */
function toMasks(groups: string): readonly string[] {
  return groups
    .replace(/\d(?=\d)/g, '$& ')
    .replace(/\d/g, (size) => '#'.repeat(Number(size)))
    .replace('_', ' ')
    .split('|')
}
