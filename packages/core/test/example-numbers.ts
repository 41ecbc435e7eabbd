import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { phoneRegions, type PhoneRegion } from '../src/phone/index.ts'

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
