import { countPlaces, type PhoneRegion } from './phone-region.ts'

/** Unpacks what tools/generate-phone-regions.mjs writes: a line for each column. */
export function decodeRegions(packed: string): readonly PhoneRegion[] {
  const [countries = '', ...columns] = packed.split('\n')
  const [steps = [], ...texts] = columns.map((column) => column.split(' '))
  let code = 0
  return steps.map((step, row) => {
    code += Number(step)
    const [masks = '', mobileDigits = '', trunkPrefix = '', leadingDigits] = texts.map(
      (text) => text[row] ?? '',
    )
    const [mask = '', optionalMask] = toMasks(masks)
    return {
      countryCode: countries.slice(2 * row, 2 * row + 2),
      phoneCode: `${code}`,
      mask,
      ...(optionalMask && { optionalMask }),
      length: `${code}`.length + countPlaces(mask),
      leadingDigits: leadingDigits ? leadingDigits.split(',') : [],
      mobileDigits: mobileDigits.split(','),
      trunkPrefix,
    }
  })
}

/** `333` is `### ### ###`; what is optional comes behind a bar, and begins with `_` for a blank. */
function toMasks(groups: string): readonly string[] {
  return groups
    .replace(/\d(?=\d)/g, '$& ')
    .replace(/\d/g, (size) => '#'.repeat(Number(size)))
    .replace('_', ' ')
    .split('|')
}
