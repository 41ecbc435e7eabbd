import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { maxLength, phoneRegions, type PhoneRegion } from '../index.ts'

/** libphonenumber's example of a territory's mobile number, as stored and as written. */
export interface ExampleNumber {
  readonly region: PhoneRegion
  readonly value: string
  /** With a plus, in groups. */
  readonly written: string
}

export const exampleNumbers: readonly ExampleNumber[] = phoneRegions.map((region) => {
  const number = getExampleNumber(region.countryCode as CountryCode, examples)
  if (number === undefined) throw new Error(`There is no example number of ${region.countryCode}.`)
  return { region, value: number.number, written: number.formatInternational() }
})

/** Whether a text without a plus has more digits than any number of the country, with or without trunk prefix. */
export function isTooLongIn({ phoneCode, trunkPrefix, ...region }: PhoneRegion, text: string): boolean {
  const digits = text.replaceAll(/\D/g, '')
  const national = trunkPrefix && digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits
  return phoneCode.length + national.length > maxLength({ phoneCode, trunkPrefix, ...region })
}
