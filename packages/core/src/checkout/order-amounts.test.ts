import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceOrder, formatMoney } from './order-amounts.ts'

it.each([
  ['no voucher', 4900, null, 0, 4900],
  ['a voucher without a value', 4900, { percent: null, amount: null }, 0, 4900],
  ['10 %', 4900, { percent: 10, amount: null }, 490, 4410],
  ['a fraction of a cent, rounded', 4995, { percent: 10, amount: null }, 500, 4495],
  ['15 % of yen', 7333, { percent: 15, amount: null }, 1100, 6233],
  ['everything', 4900, { percent: 100, amount: null }, 4900, 0],
  ['an amount', 4900, { percent: null, amount: 2000 }, 2000, 2900],
  ['an amount over the price', 1900, { percent: null, amount: 2000 }, 1900, 0],
])('subtracts the discount: %s', (_name, price, voucher, discount, total) => {
  expect(priceOrder(price, voucher)).toEqual({ price, discount, total })
})

it('never totals less than zero, nor a fraction of a cent', () => {
  const voucher = fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: fc.constant(null) })
  fc.assert(
    fc.property(fc.nat(1_000_000_000), voucher, (price, discount) => {
      const amounts = priceOrder(price, discount)
      expect(Number.isInteger(amounts.total)).toBe(true)
      expect(amounts.total).toBeGreaterThanOrEqual(0)
      expect(amounts.discount + amounts.total).toBe(price)
    }),
  )
})

it.each([
  [4900, 'USD', 'en-001', 'US$49.00'],
  [4900, 'EUR', 'de-DE', '49,00\u00a0€'],
  [7000, 'JPY', 'ja-JP', '￥7,000'],
  [4900, 'SAR', 'ar-XX', '\u200f49.00\u00a0\u2068ر.س.\u2069\u200f'],
  [4900, 'USD', 'ar-XX', '\u200f49.00\u00a0\u2068US$\u2069'],
  [490050, 'EUR', 'it', '4900,50\u00a0€'],
  [490050, 'EUR', 'nl', '€\u00a04.900,50'],
  [490050, 'PLN', 'pl', '4900,50\u00a0zł'],
  [490050, 'TRY', 'tr', '₺4.900,50'],
  [490050, 'UAH', 'uk', '4\u00a0900,50\u00a0₴'],
  [490050, 'CNY', 'zh-Hans', '¥4,900.50'],
  [490050, 'TWD', 'zh-Hant', '$4,900.50'],
  [49000050, 'INR', 'hi', '₹4,90,000.50'],
  [490000, 'VND', 'vi', '490.000\u00a0₫'],
  // ISO 4217 gives the rupiah two decimals. Chromium and Node show none, Firefox shows two; Foyer follows ISO in every browser and in
  // mails.
  [75000000, 'IDR', 'id-ID', 'Rp\u00a0750.000,00'],
  [490050, 'HUF', 'en-001', 'HUF\u00a04,900.50'],
  [1234, 'KWD', 'en-001', 'KWD\u00a01.234'],
  [1234567, 'IQD', 'en-001', 'IQD\u00a01,234.567'],
  [65000, 'KRW', 'ko-KR', '₩65,000'],
  [490050, 'ILS', 'he', '\u200f4,900.50\u00a0\u200f\u2068₪\u2069'],
] as const)('formats %i of %s in %s as %s', (amount, currency, locale, message) => {
  expect(formatMoney(amount, currency, locale)).toBe(message)
})
