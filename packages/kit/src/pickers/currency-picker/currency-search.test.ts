import { describe, expect, it } from 'vitest'
import { createCurrencySearch, listCurrencies } from './currency-search.ts'

const names = new Intl.DisplayNames('de-DE', { type: 'currency' })
const options = listCurrencies(
  ['USD', 'eur', 'GBP', 'CAD', 'EUR', 'BTC'],
  (code) => names.of(code) ?? code,
  'de-DE',
)

describe('the search for currencies', () => {
  it.each([
    ['€', ['EUR']],
    [' € ', ['EUR']],
    ['$', ['USD', 'CAD']],
    ['quid', ['GBP']],
    ['bitcoin', ['BTC']],
    ['cad', ['CAD']],
    ['kanadischer', ['CAD']],
    ['pound', ['GBP']],
    ['us dollar', ['USD']],
    ['…', []],
    ['49', []],
    // A text that may still become a search.
    [' ', ['USD', 'EUR', 'GBP', 'CAD', 'BTC']],
    ['+', ['USD', 'EUR', 'GBP', 'CAD', 'BTC']],
  ])('for %j finds %j', (text, found) => {
    expect(createCurrencySearch(options, 'de-DE')(text).map(({ id }) => id)).toEqual(found)
  })
})
