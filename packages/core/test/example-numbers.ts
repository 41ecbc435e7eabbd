import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { maxLength, phoneRegions, type PhoneRegion } from '../src/phone/index.ts'

/** A territory's mobile number out of libphonenumber's examples, as it is stored and as it is written. */
export interface ExampleNumber {
  readonly region: PhoneRegion
  readonly value: string
  /** With plus and groups. */
  readonly written: string
}

export const exampleNumbers: readonly ExampleNumber[] = phoneRegions.map((region) => {
  const number = getExampleNumber(region.countryCode as CountryCode, examples)
  if (number === undefined) throw new Error(`There is no example number of ${region.countryCode}.`)
  return { region, value: number.number, written: number.formatInternational() }
})

/** Has a text without a plus more digits than a number inside the country, with the trunk prefix or without? */
export function isTooLongIn({ phoneCode, trunkPrefix, ...region }: PhoneRegion, text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  const national = trunkPrefix && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits
  return phoneCode.length + national.length > maxLength({ phoneCode, trunkPrefix, ...region })
}
