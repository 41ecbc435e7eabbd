import { expect, it } from 'vitest'
import { checkoutCountries } from '../checkout/index.ts'
import { currencyOf } from './currency-of.ts'

it.each([
  ['US', 'USD'],
  ['PR', 'USD'],
  ['DE', 'EUR'],
  ['BG', 'EUR'],
  ['GB', 'GBP'],
  ['LI', 'CHF'],
  ['JP', 'JPY'],
  ['KR', 'KRW'],
  ['SE', 'SEK'],
  ['XK', 'EUR'],
  ['', null],
  ['USD', null],
  ['XX', null],
])('the currency of %s is %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})

it('knows a currency for every country of the checkout', () => {
  expect(checkoutCountries.filter((country) => currencyOf(country) === null)).toEqual([])
})
