import { expect, it } from 'vitest'
import { checkoutCountries } from '../checkout/index.ts'
import { zipUseOf } from '../zip/index.ts'
import { addressFormatOf } from './address-format.ts'

/** Describes a country's format: its fields in order, each required one with a star, and the names of the parts that can have several. */
function describe(country: string): string {
  const { fields, required, names, hasStates } = addressFormatOf(country)
  const named: Partial<Record<string, string>> = { ...names }
  return fields
    .map((field) => {
      const name = named[field]
      const list = field === 'state' && hasStates ? ' list' : ''
      return `${field}${required.has(field) ? '*' : ''}${name === undefined ? '' : ` ${name}${list}`}`
    })
    .join(', ')
}

it.each([
  ['US', 'addressLine1*, addressLine2, city* city, state* state list, zipCode*'],
  ['GB', 'addressLine1*, addressLine2, city* post_town, zipCode*'],
  ['JP', 'zipCode*, state* prefecture list, city* city, addressLine1*, addressLine2'],
  ['DE', 'addressLine1*, addressLine2, zipCode*, city* city'],
  ['BR', 'addressLine1*, addressLine2, district neighborhood, city* city, state* state list, zipCode*'],
  ['CA', 'addressLine1*, addressLine2, city* city, state* province list, zipCode*'],
  ['AU', 'addressLine1*, addressLine2, city* suburb, state* state list, zipCode*'],
  ['IN', 'addressLine1*, addressLine2, city* city, zipCode*, state* state list'],
  ['KR', 'state* do_si list, city* city, district district, addressLine1*, addressLine2, zipCode*'],
  ['CN', 'zipCode*, state* province list, city* city, district district, addressLine1*, addressLine2'],
  ['AE', 'addressLine1*, addressLine2, state* emirate list'],
  ['IE', 'addressLine1*, addressLine2, district townland, city* city, state county list, zipCode'],
  ['HK', 'state* area list, city district, addressLine1*, addressLine2'],
  ['FR', 'addressLine1*, addressLine2, zipCode*, city* city'],
  ['RU', 'addressLine1*, addressLine2, city* city, state* oblast list, zipCode*'],
  ['SG', 'addressLine1*, addressLine2, zipCode*'],
  ['CO', 'addressLine1*, addressLine2, city city, state* department, zipCode'],
  ['NZ', 'addressLine1*, addressLine2, district suburb, city* city, zipCode*'],
  ['GH', 'addressLine1*, addressLine2, city* city'],
  ['XX', 'addressLine1*, addressLine2, city* city'],
])('asks for these address fields in %s: %s', (country, fields) => {
  expect(describe(country)).toBe(fields)
})

const names = {
  state: 'area county department district do_si emirate island oblast parish prefecture province state',
  city: 'city district post_town suburb',
  district: 'district neighborhood suburb townland village_township',
}

it('asks for a street in every country, for each field once, for a postal code where there are any, and names each part', () => {
  for (const country of checkoutCountries) {
    const format = addressFormatOf(country)
    expect(new Set(format.fields).size, country).toBe(format.fields.length)
    expect(format.fields, country).toContain('addressLine1')
    for (const field of format.required) expect(format.fields, country).toContain(field)
    expect(format.fields.includes('zipCode'), country).toBe(zipUseOf(country) !== 'none')
    for (const part of ['state', 'city', 'district'] as const)
      expect(names[part].split(' '), country).toContain(format.names[part])
    expect(format.lines.join(''), country).toContain('%N')
  }
})
