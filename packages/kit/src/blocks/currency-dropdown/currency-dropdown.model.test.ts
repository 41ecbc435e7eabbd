import { expect, it } from 'vitest'
import {
  canOpen,
  closed,
  defaultCurrency,
  dropWithdrawn,
  updateCurrencyDropdown,
} from './currency-dropdown.model.ts'

const offer = { currencies: ['usd', 'EUR'], currency: 'USD' }
const only = { currencies: ['usd'], currency: 'USD' }
const open = { isOpen: true }

it.each([
  ['opens when it is pressed', closed, { type: 'press' }, offer, true, ['click', 'show']],
  ['stays closed when only one currency is offered', closed, { type: 'press' }, only, false, []],
  [
    'stays closed when no currency is offered',
    closed,
    { type: 'press' },
    { currencies: [], currency: '' },
    false,
    [],
  ],
  ['closes when it is pressed again', open, { type: 'press' }, offer, false, ['click', 'hide']],
  ['takes another currency', open, { type: 'choose', currency: 'eur' }, offer, false, ['change', 'hide']],
  [
    'reports no change when the same currency is chosen',
    open,
    { type: 'choose', currency: 'usd' },
    offer,
    false,
    ['hide'],
  ],
  ['closes without a choice', open, { type: 'dismiss' }, offer, false, ['hide']],
  ['reports closing only once', closed, { type: 'dismiss' }, offer, false, []],
] as const)('%s', (_, state, event, offered, isOpen, effects) => {
  const step = updateCurrencyDropdown(state, event, offered)
  expect(step.state.isOpen).toBe(isOpen)
  expect(step.effects.map(({ type }) => type)).toEqual(effects)
})

it('gives the chosen currency in capitals', () => {
  const { effects } = updateCurrencyDropdown(open, { type: 'choose', currency: 'eur' }, offer)
  expect(effects[0]).toEqual({ type: 'change', currency: 'EUR' })
})

it.each([
  [['usd', 'eur'], 'eur', 'EUR'],
  [['usd', 'eur'], undefined, undefined],
  [['usd', 'eur'], '', undefined],
  [['usd'], undefined, 'USD'],
  [['usd'], 'eur', 'EUR'],
  [[], undefined, undefined],
])('offering %j with the default %j, begins with %j', (currencies, inputValue, currency) => {
  expect(defaultCurrency(currencies, inputValue)).toBe(currency)
})

it('counts a currency once, however it is written', () => {
  expect(canOpen(['usd', 'USD'])).toBe(false)
})

it.each([
  ['offered as before', 'EUR', ['usd', 'eur'], ['eur', 'gbp'], 'EUR'],
  ['withdrawn', 'EUR', ['usd', 'eur'], ['usd', 'gbp'], ''],
  ['withdrawn, and one is left', 'EUR', ['usd', 'eur'], ['usd'], 'USD'],
  ['withdrawn, and none is left', 'EUR', ['usd', 'eur'], [], ''],
  ['set by the page, which has never offered it', 'CHF', ['usd'], ['usd', 'eur'], 'CHF'],
  ['not chosen yet', '', ['usd', 'eur'], ['usd', 'gbp'], ''],
])(
  'when the offer changes, keeps or drops a currency that is %s',
  (_case, currency, previous, current, expected) => {
    expect(dropWithdrawn(currency, previous, current)).toBe(expected)
  },
)
