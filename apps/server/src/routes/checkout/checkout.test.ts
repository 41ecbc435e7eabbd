import { describe, expect } from 'vitest'
import type { RequestBody, ResponseBody } from '@foyer/core/wire'
import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { countRows, createVoucher, order } from '../../testing/order.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const headers = { 'idempotency-key': 'an-order-of-this-browser-01' }

describe('POST /web/v1/checkout', () => {
  test('stores the order of a guest, and returns its id', async ({ start }) => {
    const { open, context } = await start()
    const body = { ...order, zipCode: ' 10115 ', city: ' Berlin ', addressLine2: ' ' }
    const answer = await open().call('checkout', { body })
    expect(answer).toMatchObject({
      status: 201,
      body: { currency: 'EUR', price: 4500, discount: 0, total: 4500 },
    })
    expect(
      await context.database.query('select id, user_id, zip_code, city, address_line2 from orders'),
    ).toEqual([{ id: answer.body.id, user_id: null, zip_code: '10115', city: 'Berlin', address_line2: null }])
  })

  test.for<[string, string, string, string]>([
    ['in full-width digits', 'JP', '〒１００ー０００１', '100-0001'],
    ['without its blank, in small letters', 'GB', 'sw1a1aa', 'SW1A 1AA'],
    ['without its hyphen', 'BR', '40301110', '40301-110'],
    ['where there are none', 'AE', 'whatever', ''],
  ])('stores a zip code typed %s in its country’s form', async ([, country, zipCode, kept], { start }) => {
    const { open, context } = await start()
    const state = { JP: 'Tokyo', BR: 'SP', AE: 'Dubai' }[country] ?? ''
    expect(await open().call('checkout', { body: { ...order, country, state, zipCode } })).toMatchObject({
      status: 201,
    })
    expect(await context.database.query('select zip_code from orders')).toEqual([{ zip_code: kept }])
  })

  test.for<[string, Partial<RequestBody<'checkout'>>, Partial<ResponseBody<'order'>>]>([
    ['a state by its name', { country: 'US', state: 'california', zipCode: '95014' }, { state: 'CA' }],
    ['a state by its key', { country: 'JP', state: '東京都', zipCode: '100-0001' }, { state: '東京都' }],
    [
      'a state of no list',
      { country: 'CO', state: ' Antioquia ', zipCode: '' },
      { state: 'Antioquia', city: 'Berlin' },
    ],
    [
      'a district',
      { country: 'MX', district: ' Roma ', zipCode: '02860' },
      { district: 'Roma', state: null },
    ],
    ['no city where there is none', { country: 'SG', zipCode: '238880' }, { city: '', zipCode: '238880' }],
    ['no state where there is none', { state: 'Bayern', district: 'Mitte' }, { state: null, district: null }],
    ['whom it goes to', { name: ' Ada Lovelace ' }, { name: 'Ada Lovelace' }],
  ])('keeps %s of an address, and shows it', async ([, change, kept], { start }) => {
    const browser = (await start()).open()
    const placed = await browser.call('checkout', { body: { ...order, ...change } })
    const { body } = await browser.call('order', { params: { number: placed.body.number } })
    expect(body).toMatchObject(kept)
  })

  test('stores the order with a signed-in person’s account, exports it and deletes it with the account', async ({
    start,
  }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const browser = open()
    await browser.call('register', { body: ada })
    await browser.call('checkout', { body: { ...order, voucher: 'ONCE-EACH' } })
    const { body } = await browser.call('exportAccount')
    expect(body.orders).toMatchObject([{ city: 'Berlin', voucher: 'ONCE-EACH', percent: 15 }])
    await browser.call('deleteAccount', { body: {} })
    expect(await countRows(context, 'orders')).toBe(0)
    expect(await countRows(context, 'promocode_redemptions')).toBe(0)
  })

  // R7.25
  test.for<[string, Partial<RequestBody<'checkout'>>, string, string]>([
    ['no e-mail address', { email: ' ' }, 'email', 'required'],
    ['no e-mail address at all', { email: undefined }, 'email', 'required'],
    ['an e-mail address that is none', { email: 'ada@' }, 'email', 'email_format'],
    ['no name', { name: ' ' }, 'name', 'required'],
    ['a name of 101 letters', { name: 'x'.repeat(101) }, 'name', 'too_long'],
    ['no state', { country: 'US', zipCode: '95014' }, 'state', 'required'],
    ['a state that is none', { country: 'US', zipCode: '95014', state: 'Bayern' }, 'state', 'state_unknown'],
    ['a territory as a state', { country: 'US', zipCode: '95014', state: 'PR' }, 'state', 'state_unknown'],
    [
      'a district of 101 letters',
      { country: 'NZ', zipCode: '6001', district: 'x'.repeat(101) },
      'district',
      'too_long',
    ],
    ['no phone', { phone: '' }, 'phone', 'required'],
    ['half a phone', { phone: '+49151' }, 'phone', 'phone_incomplete'],
    ['a day that is none', { dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'date_invalid'],
    ['somebody under 18', { dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'too_young'],
    ['somebody over 120', { dateOfBirth: '1850-01-01' }, 'dateOfBirth', 'birth_year'],
    ['a country that is none', { country: 'XX' }, 'country', 'invalid_request'],
    ['the zip code of another country', { zipCode: 'SW1A 1AA' }, 'zipCode', 'zip_code_invalid'],
    [
      'a state that is not served',
      { country: 'US', state: 'NY', zipCode: '00901' },
      'zipCode',
      'zip_code_not_served',
    ],
    ['no street', { addressLine1: ' ' }, 'addressLine1', 'required'],
    ['a second line of 101 letters', { addressLine2: 'x'.repeat(101) }, 'addressLine2', 'too_long'],
    ['no city', { city: '' }, 'city', 'required'],
    ['a currency that is not offered', { currency: 'XXQ' }, 'currency', 'invalid_request'],
    ['terms that are not agreed to', { terms: false }, 'terms', 'required'],
    ['a voucher that is none', { voucher: 'NO-SUCH-CODE' }, 'voucher', 'promocode_unknown'],
    ['a voucher that is over', { voucher: 'LAST-YEAR' }, 'voucher', 'promocode_expired'],
    ['a voucher that begins later', { voucher: 'NEXT-YEAR' }, 'voucher', 'promocode_not_started'],
    ['a voucher that is used up', { voucher: 'TOO-LATE' }, 'voucher', 'promocode_used_up'],
    ['a promo code', { voucher: 'FRIENDS' }, 'voucher', 'promocode_unknown'],
    [
      'a voucher of another currency',
      { voucher: 'GIFT-20', currency: 'USD' },
      'voucher',
      'promocode_currency',
    ],
    ['a voucher for people who are signed in', { voucher: 'ONCE-EACH' }, 'voucher', 'promocode_sign_in'],
  ])('refuses %s at its field, and stores nothing', async ([, change, field, code], { start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const answer = await open().callForError('checkout', { ...order, ...change })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field, code }] },
    })
    expect(answer.body.errors).toHaveLength(1)
    for (const table of ['orders', 'promocode_redemptions', 'audit_events'])
      expect(await countRows(context, table), table).toBe(0)
  })

  test('names every invalid field, with a message for people', async ({ start }) => {
    const body = { ...order, phone: '', city: '', terms: false, lang: 'fr' }
    const answer = await (await start()).open().callForError('checkout', body)
    const fields = answer.body.errors?.map(({ field }) => field)
    expect(fields).toEqual(['phone', 'city', 'terms'])
    expect(answer.text).not.toContain('_missing')
  })

  test.for([
    ['a field that is left out', { ...order, city: undefined }],
    ['a field that is not known', { ...order, price: 1 }],
    ['a number for a text', { ...order, city: 7 }],
    ['a list for a state', { ...order, country: 'US', state: ['CA'] }],
    ['a name that cannot be stored', { ...order, name: 'a\0b' }],
    ['a state without end', { ...order, country: 'JP', state: '東'.repeat(60_000) }],
    ['a country of a prototype', { ...order, country: '__' }],
    ['a text for the tick', { ...order, terms: 'yes' }],
    ['nothing', {}],
    ['a text that cannot be stored', { ...order, city: 'a\0b' }],
    ['a text without end', { ...order, city: 'x'.repeat(60_000) }],
  ] as const)('answers %s with a description of the error, never with a 5xx', async ([, body], { start }) => {
    const answer = await (await start()).open().callForError('checkout', body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  test('is refused beyond its limit per address, and beyond that of vouchers', async ({ start }) => {
    const { context } = await start()
    const once = { attempts: 1, seconds: 60 }
    const { limits } = context.config
    const few = (await start({ limits: { ...limits, checkoutPerAddress: once } })).open()
    expect(await few.call('checkout', { body: order })).toMatchObject({ status: 201 })
    expect(await few.callForError('checkout', order)).toMatchObject({ status: 429 })
    const guesses = (await start({ limits: { ...limits, promocodePerAddress: once } })).open()
    expect(await guesses.callForError('checkout', { ...order, voucher: 'A' })).toMatchObject({ status: 422 })
    expect(await guesses.callForError('checkout', { ...order, voucher: 'B' })).toMatchObject({ status: 429 })
  })
})

describe('an order resent with its Idempotency-Key', () => {
  // R7.25
  test('is one order with one use of its voucher and one answer for 10 concurrent copies', async ({
    start,
  }) => {
    const { open, context } = await start()
    await createVoucher(context, { total: 1 })
    const body = { ...order, voucher: 'RARE' }
    const first = await open().call('checkout', { body, headers })
    const again = await Promise.all(
      Array.from({ length: 10 }, () => open().call('checkout', { body, headers })),
    )
    expect(first).toMatchObject({ status: 201, body: { discount: 225 } })
    for (const answer of again) expect(answer).toMatchObject({ status: 201, body: first.body })
    expect(await countRows(context, 'orders')).toBe(1)
  })

  test('is a new order if its content or its person differs', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await open().call('checkout', { body: order, headers })
    await open().call('checkout', { body: { ...order, city: 'Potsdam' }, headers })
    await browser.call('register', { body: ada })
    await browser.call('checkout', { body: order, headers })
    expect(await countRows(context, 'orders')).toBe(3)
  })
})
