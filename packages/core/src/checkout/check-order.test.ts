import { describe, expect, it } from 'vitest'
import { ageBounds, latestDay, localDay } from './age-bounds.ts'
import { checkOrder } from './check-order.ts'
import { checkoutCountries, servedStates } from './checkout-rules.ts'
import type { OrderFields } from './order-fields.ts'

const today = '2026-11-21'

const order: OrderFields = {
  email: 'anna@example.com',
  name: 'Anna Schmidt',
  phone: '+4915112345678',
  dateOfBirth: '1990-03-05',
  country: 'DE',
  zipCode: '10115',
  city: 'Berlin',
  addressLine1: 'Invalidenstraße 1',
  currency: 'EUR',
  terms: true,
}

it('finds nothing wrong with a valid order', () => {
  expect(checkOrder(order, today)).toEqual([])
})

it.each(['+4930901820', '+551123456789', '+97143000000'])('takes a landline: %s', (phone) => {
  expect(checkOrder({ ...order, phone }, today)).toEqual([])
})

describe('an order is refused, with the error at the field that is wrong, for', () => {
  it.each<[string, Partial<OrderFields>, string, string]>([
    ['no e-mail', { email: ' ' }, 'email', 'required'],
    ['half an e-mail', { email: 'anna@' }, 'email', 'email_format'],
    ['no name', { name: '' }, 'name', 'required'],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, 'name', 'too_long'],
    ['no phone', { phone: '' }, 'phone', 'required'],
    ['half a phone', { phone: '+49151' }, 'phone', 'phone_incomplete'],
    ['a phone with letters', { phone: '+49x5112345678' }, 'phone', 'phone_incomplete'],
    ['a phone without a plus', { phone: '015112345678' }, 'phone', 'phone_code_unknown'],
    ['a phone with too many digits', { phone: '+33612345678901' }, 'phone', 'phone_too_long'],
    ['no date', { dateOfBirth: '' }, 'dateOfBirth', 'required'],
    ['a day that does not exist', { dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'date_invalid'],
    ['17 years and 364 days', { dateOfBirth: '2008-11-22' }, 'dateOfBirth', 'too_young'],
    ['over 120 years', { dateOfBirth: '1906-11-20' }, 'dateOfBirth', 'birth_year'],
    ['a country that is not served', { country: 'XX' }, 'country', 'invalid_request'],
    ['no zip code', { zipCode: ' ' }, 'zipCode', 'required'],
    ['the zip code of another country', { zipCode: 'SW1A 1AA' }, 'zipCode', 'zip_code_invalid'],
    [
      'a state that is not served',
      { country: 'US', state: 'NY', zipCode: '00901', phone: '+12015550123' },
      'zipCode',
      'zip_code_not_served',
    ],
    ['no street', { addressLine1: '' }, 'addressLine1', 'required'],
    ['a street of 101 letters', { addressLine1: 'x'.repeat(101) }, 'addressLine1', 'too_long'],
    ['no city', { city: '' }, 'city', 'required'],
    ['no state', { country: 'US', zipCode: '10001' }, 'state', 'required'],
    [
      'a state of another country',
      { country: 'US', state: 'Bayern', zipCode: '10001' },
      'state',
      'state_unknown',
    ],
    ['a territory for a state', { country: 'US', state: 'GU', zipCode: '10001' }, 'state', 'state_unknown'],
    ['no emirate', { country: 'AE', city: '', zipCode: '' }, 'state', 'required'],
    [
      'a district of 101 letters',
      { country: 'MX', district: 'x'.repeat(101), zipCode: '02860' },
      'district',
      'too_long',
    ],
    ['a currency that is not offered', { currency: 'XXQ' }, 'currency', 'invalid_request'],
    ['terms that are not agreed to', { terms: false }, 'terms', 'required'],
  ])('%s', (_name, change, field, code) => {
    expect(checkOrder({ ...order, ...change }, today)).toEqual([expect.objectContaining({ field, code })])
  })

  it('every wrong field at once, in the order of the page', () => {
    const wrong = checkOrder({ ...order, phone: '', city: '', terms: false }, today)
    expect(wrong.map(({ field }) => field)).toEqual(['phone', 'city', 'terms'])
  })
})

describe('the bounds of a date of birth', () => {
  it.each([
    ['2026-11-21', '1906-11-21', '2008-11-21'],
    ['2028-02-29', '1908-02-29', '2010-02-28'],
    ['2020-02-29', '1900-02-28', '2002-02-28'],
  ])('on %s are %s and %s', (day, min, max) => {
    expect(ageBounds(day)).toEqual({ min, max })
    for (const dateOfBirth of [min, max]) expect(checkOrder({ ...order, dateOfBirth }, day)).toEqual([])
  })

  it('count from the date in UTC+14, where the day begins first', () => {
    expect(latestDay(Date.parse('2026-11-21T09:59:59Z'))).toBe('2026-11-21')
    expect(latestDay(Date.parse('2026-11-21T10:00:00Z'))).toBe('2026-11-22')
  })

  it('count from the date in the browser’s own time zone', () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})

it.each<[string, Partial<OrderFields>]>([
  [
    'in full-width digits, behind the postal mark',
    { country: 'JP', state: '東京都', zipCode: '〒１００ー０００１' },
  ],
  ['without its hyphen', { country: 'JP', state: '東京都', zipCode: '1000001' }],
  ['in small letters and without its blank', { country: 'GB', zipCode: 'sw1a1aa' }],
  ['in Arabic digits', { country: 'EG', zipCode: '١١٥١١' }],
  ['left out where post arrives without it', { country: 'IE', zipCode: '' }],
  ['left out where there are none', { country: 'AE', state: 'Dubai', zipCode: '' }],
])('takes a zip code %s', (_name, change) => {
  expect(checkOrder({ ...order, ...change }, today)).toEqual([])
})

it.each<[string, Partial<OrderFields>]>([
  ['a state by its key', { country: 'JP', state: '東京都', zipCode: '100-0001' }],
  ['a state by its name in Latin letters', { country: 'JP', state: 'tokyo', zipCode: '100-0001' }],
  ['a state by its name', { country: 'US', state: 'California', zipCode: '95014' }],
  ['no city where there is none', { country: 'SG', city: '', zipCode: '238880' }],
  [
    'a state of a country that has no list of states',
    { country: 'CO', state: 'Antioquia', city: '', zipCode: '' },
  ],
])('takes %s', (_name, change) => {
  expect(checkOrder({ ...order, ...change }, today)).toEqual([])
})

it('serves the fifty US states and the capital, and all 245 countries and territories', () => {
  expect(servedStates.size).toBe(51)
  expect(checkoutCountries).toHaveLength(245)
  for (const country of ['AE', 'HK', 'PR', 'XK', 'AC']) expect(checkoutCountries).toContain(country)
})
