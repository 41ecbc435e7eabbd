import { describe, expect } from 'vitest'
import type { RequestBody } from '@foyer/core/wire'
import type { Context } from '../context.ts'
import { seedDemoPromocodes } from '../promocodes/demo-promocodes.ts'
import { order } from '../testing/order.ts'
import { ada, bob } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'

const headers = { 'idempotency-key': 'an-order-of-this-browser-01' }

async function makeVoucher({ database }: Context, limits: { total?: number; user?: number }): Promise<void> {
  await database.query(
    `insert into promocodes (code, name, kind, percent, total_limit, user_limit) values ('RARE', 'RARE', 'voucher', 5, $1, $2)`,
    [limits.total ?? null, limits.user ?? null],
  )
}

function countRows({ database }: Context, table: string): Promise<number> {
  return database.query(`select 1 from ${table}`).then((rows) => rows.length)
}

describe('POST /web/v1/checkout', () => {
  test('stores the order of somebody who is not signed in, and answers its id', async ({ start }) => {
    const { open, context } = await start()
    const body = { ...order, zipCode: ' 10115 ', city: ' Berlin ', addressLine2: ' ' }
    const answer = await open().call('checkout', { body })
    expect(answer).toMatchObject({ status: 201, body: { discount: null } })
    expect(
      await context.database.query('select id, user_id, zip_code, city, address_line2 from orders'),
    ).toEqual([{ id: answer.body.id, user_id: null, zip_code: '10115', city: 'Berlin', address_line2: null }])
  })

  test('keeps the order with the account of who is signed in, gives it out with the account, and goes with it', async ({
    start,
  }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const browser = open()
    await browser.call('register', { body: ada })
    await browser.call('checkout', { body: { ...order, voucher: 'ONCE-EACH' } })
    const { body } = await browser.call('exportAccount')
    expect(body.orders).toMatchObject([{ city: 'Berlin', voucher: 'ONCE-EACH', percent: 15 }])
    await browser.call('deleteAccount', { body: { password: ada.password } })
    expect(await countRows(context, 'orders')).toBe(0)
    expect(await countRows(context, 'promocode_redemptions')).toBe(0)
  })

  test.for<[string, Partial<RequestBody<'checkout'>>, string, string]>([
    ['no phone', { phone: '' }, 'phone', 'required'],
    ['half a phone', { phone: '+49151' }, 'phone', 'phone_incomplete'],
    ['a day that is none', { dateOfBirth: '1990-02-30' }, 'dateOfBirth', 'date_invalid'],
    ['somebody under 18', { dateOfBirth: '2020-01-01' }, 'dateOfBirth', 'too_young'],
    ['somebody over 120', { dateOfBirth: '1850-01-01' }, 'dateOfBirth', 'date_invalid'],
    ['a country that is none', { country: 'XX' }, 'country', 'invalid_request'],
    ['the zip code of another country', { zipCode: 'SW1A 1AA' }, 'zipCode', 'zip_code_invalid'],
    ['a state that is not served', { country: 'US', zipCode: '00901' }, 'zipCode', 'zip_code_not_served'],
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
    const answer = await open().refused('checkout', { ...order, ...change })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field, code }] },
    })
    expect(answer.body.errors).toHaveLength(1)
    for (const table of ['orders', 'promocode_redemptions', 'audit_events'])
      expect(await countRows(context, table), table).toBe(0)
  })

  test('names every field that is wrong, in words for a person', async ({ start }) => {
    const body = { ...order, phone: '', city: '', terms: false, lang: 'fr' }
    const answer = await (await start()).open().refused('checkout', body)
    const fields = answer.body.errors?.map(({ field }) => field)
    expect(fields).toEqual(['phone', 'city', 'terms'])
    expect(answer.text).not.toContain('_missing')
  })

  test.for([
    ['a field that is left out', { ...order, city: undefined }],
    ['a field that is not known', { ...order, price: 1 }],
    ['a number for a text', { ...order, city: 7 }],
    ['a text for the tick', { ...order, terms: 'yes' }],
    ['nothing', {}],
    ['a text that cannot be stored', { ...order, city: 'a\0b' }],
    ['a text without end', { ...order, city: 'x'.repeat(60_000) }],
  ] as const)('answers %s with what is wrong, and never with a fault', async ([, body], { start }) => {
    const answer = await (await start()).open().refused('checkout', body)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  test('is refused after its number from one address, a voucher in it after its own', async ({ start }) => {
    const { context } = await start()
    const once = { attempts: 1, seconds: 60 }
    const { limits } = context.config
    const few = (await start({ limits: { ...limits, checkoutPerAddress: once } })).open()
    expect(await few.call('checkout', { body: order })).toMatchObject({ status: 201 })
    expect(await few.refused('checkout', order)).toMatchObject({ status: 429 })
    const guesses = (await start({ limits: { ...limits, promocodePerAddress: once } })).open()
    expect(await guesses.refused('checkout', { ...order, voucher: 'A' })).toMatchObject({ status: 422 })
    expect(await guesses.refused('checkout', { ...order, voucher: 'B' })).toMatchObject({ status: 429 })
  })
})

describe('a voucher in an order', () => {
  test.for([
    [{ voucher: 'welcome 10' }, { percent: 10, amount: null }],
    [{ voucher: 'GIFT-20' }, { percent: null, amount: 2000 }],
  ] as const)('%o takes off %o', async ([change, discount], { start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    expect((await open().call('checkout', { body: { ...order, ...change } })).body.discount).toEqual(discount)
  })

  test('with one use left is used once, by 50 orders at the same moment', async ({ start }) => {
    const { open, context } = await start()
    await makeVoucher(context, { total: 1 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        open().refused('checkout', { ...order, voucher: 'RARE', city: `Berlin ${index}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(49)
    expect(await countRows(context, 'orders')).toBe(1)
    expect(await countRows(context, 'promocode_redemptions')).toBe(1)
  })

  test('for one use each is used once by a person, however many orders they send, and once by another', async ({
    start,
  }) => {
    const { open, context } = await start()
    await makeVoucher(context, { user: 1 })
    for (const person of [ada, bob]) {
      const browser = open()
      await browser.call('register', { body: person })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          browser.refused('checkout', { ...order, voucher: 'RARE', city: `Berlin ${index}` }),
        ),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status !== 201)
      expect(new Set(refused.map(({ body }) => body.errors?.[0]?.code))).toEqual(new Set(['promocode_used']))
      expect(await browser.call('promocodesCheck', { body: { code: 'RARE' } })).toMatchObject({
        body: { isValid: false },
      })
    }
    expect(await countRows(context, 'orders')).toBe(2)
  })

  test('is not used up by an order that is refused for something else', async ({ start }) => {
    const { open, context } = await start()
    await makeVoucher(context, { total: 1 })
    await open().refused('checkout', { ...order, voucher: 'RARE', city: '' })
    expect(await open().call('checkout', { body: { ...order, voucher: 'RARE' } })).toMatchObject({
      status: 201,
    })
  })
})

describe('an order that is sent again with its Idempotency-Key', () => {
  test('is one order with one use of its voucher, and the same answer, 10 times at once', async ({
    start,
  }) => {
    const { open, context } = await start()
    await makeVoucher(context, { total: 1 })
    const body = { ...order, voucher: 'RARE' }
    const first = await open().call('checkout', { body, headers })
    const again = await Promise.all(
      Array.from({ length: 10 }, () => open().call('checkout', { body, headers })),
    )
    expect(first).toMatchObject({ status: 201, body: { discount: { percent: 5 } } })
    for (const answer of again) expect(answer).toMatchObject({ status: 201, body: first.body })
    expect(await countRows(context, 'orders')).toBe(1)
  })

  test('is another order when something else is in it, and of another person', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await open().call('checkout', { body: order, headers })
    await open().call('checkout', { body: { ...order, city: 'Potsdam' }, headers })
    await browser.call('register', { body: ada })
    await browser.call('checkout', { body: order, headers })
    expect(await countRows(context, 'orders')).toBe(3)
  })
})
