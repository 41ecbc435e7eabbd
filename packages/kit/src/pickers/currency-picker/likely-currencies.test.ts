import { expect, it } from 'vitest'
import { listLikely } from './likely-currencies.ts'

const all = Intl.supportedValuesOf('currency')

it.each([
  ['that of their country first', 'PL', all, [], ['PLN', 'USD', 'EUR', 'GBP', 'JPY']],
  ['one that several countries share', 'SN', all, [], ['XOF', 'USD', 'EUR', 'GBP', 'JPY']],
  ['no currency of the past', 'DE', all, [], ['EUR', 'USD', 'GBP', 'JPY', 'CNY']],
  ['what was chosen before, ahead of all', 'JP', all, ['SEK', 'USD'], ['SEK', 'USD', 'JPY', 'EUR', 'GBP']],
  ['only what is offered', 'FR', ['USD', 'SEK', 'CAD'], ['NOK'], ['USD']],
  ['the major ones where the country is not known', null, all, [], ['USD', 'EUR', 'GBP', 'JPY', 'CNY']],
])('offers %s', (_, country, offered, recent, likely) => {
  expect(listLikely(offered, recent, country)).toEqual(likely)
})
