import { countPlaces, type PhoneRegion } from './phone-region.ts'

/** Unpacks what tools/generate-phone-regions.mjs writes: a line for each column. */
export function decodeRegions(packed: string): readonly PhoneRegion[] {
  const [patterns, trunks, countries, patternAt, trunkAt, mobileHigh, mobileLow, leading] = packed.split('\n')
  const masks = patterns?.split(' ').map((pattern) => pattern.split('|').map(toMask)) ?? []
  const trunkList = trunks?.split(' ') ?? []
  const leadingOf = new Map(
    Array.from(leading?.matchAll(/([A-Z]{2})([\d ]+)/g) ?? [], ([, country, digits]) => [country, digits]),
  )
  let code = 0
  return Array.from(countries?.matchAll(/(\d*)(\w{2})/g) ?? [], ([, ownCode, letters = ''], row) => {
    const countryCode = letters.toUpperCase()
    if (ownCode !== '') code = Number(ownCode)
    else if (letters !== countryCode) code++
    const [mask = '', optionalMask] = masks[readLetter(patternAt, row)] ?? []
    const trunk = trunkList[readLetter(trunkAt, row)]
    return {
      countryCode,
      phoneCode: String(code),
      mask,
      ...(optionalMask === undefined ? {} : { optionalMask }),
      length: String(code).length + countPlaces(mask),
      leadingDigits: leadingOf.get(countryCode)?.split(' ') ?? [],
      mobileDigits: readDigitSet((readLetter(mobileHigh, row) << 5) | readLetter(mobileLow, row)),
      trunkPrefix: trunk === undefined || trunk === '-' ? '' : trunk,
    }
  })
}

/** `333` is `### ### ###`; a blank in front is written `_`. */
function toMask(groups: string): string {
  const mask = Array.from(groups.replace('_', ''), (size) => '#'.repeat(Number.parseInt(size, 36))).join(' ')
  return groups.startsWith('_') ? ` ${mask}` : mask
}

/** The number that a character stands for: from `0` on, the backslash left out. */
function readLetter(column: string | undefined, row: number): number {
  const code = column?.charCodeAt(row) ?? 48
  return (code > 92 ? code - 1 : code) - 48
}

/** Bit 0 for the digit 0, and so on. */
function readDigitSet(bits: number): string {
  let digits = ''
  for (let digit = 0; digit < 10; digit++) if (bits & (1 << digit)) digits += String(digit)
  return digits
}
