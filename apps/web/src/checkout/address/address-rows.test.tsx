import { addressFormatOf } from '@foyer/core/address'
import { checkoutCountries } from '@foyer/core/checkout'
import { expect, it } from 'vitest'
import { addressRows } from './address-rows.ts'

it.each([
  ['US', ['addressLine1 addressLine2', 'city state zipCode']],
  ['JP', ['zipCode state city', 'addressLine1 addressLine2']],
  ['DE', ['addressLine1 addressLine2', 'zipCode city']],
  ['BR', ['addressLine1 addressLine2', 'district city', 'state zipCode']],
  ['CN', ['zipCode state', 'city district', 'addressLine1 addressLine2']],
  ['KR', ['state city district', 'addressLine1 addressLine2', 'zipCode']],
  ['AE', ['addressLine1 addressLine2', 'state']],
  ['HK', ['state city', 'addressLine1 addressLine2']],
])('arranges the fields of an address in %s in rows, in the order of the country', (country, rows) => {
  const actual = addressRows(addressFormatOf(country).fields)
  expect(actual.map((row) => [...new Set(row.split(' '))].join(' '))).toEqual(rows)
})

it('gives every field of every country one place, in rows of six columns', () => {
  for (const country of checkoutCountries) {
    const { fields } = addressFormatOf(country)
    const rows = addressRows(fields)
    for (const row of rows) expect(row.split(' '), country).toHaveLength(6)
    expect([...new Set(rows.join(' ').split(' '))], country).toEqual(fields)
  }
})
