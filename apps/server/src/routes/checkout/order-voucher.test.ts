import { describe, expect } from 'vitest'
import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { countRows, createVoucher, order } from '../../testing/order.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('a voucher in an order', () => {
  test.for([
    [{ voucher: 'welcome 10' }, { price: 4500, discount: 450, total: 4050 }],
    [{ voucher: 'GIFT-20' }, { price: 4500, discount: 2000, total: 2500 }],
    [
      { voucher: 'welcome 10', currency: 'JPY' },
      { price: 7000, discount: 700, total: 6300 },
    ],
  ] as const)('%o comes to %o, in the answer and as stored', async ([change, amounts], { start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const { body } = await open().call('checkout', { body: { ...order, ...change } })
    expect(body).toMatchObject(amounts)
    const stored = await context.database.query('select price, discount, total from orders')
    expect(stored.map((row) => Object.values(row).map(Number))).toEqual([Object.values(amounts)])
  })

  // R7.25
  test('with one use left is used by one of 50 concurrent orders', async ({ start }) => {
    const { open, context } = await start()
    await createVoucher(context, { total: 1 })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        open().callForError('checkout', { ...order, voucher: 'RARE', city: `Berlin ${index}` }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 422)).toHaveLength(49)
    expect(await countRows(context, 'orders')).toBe(1)
    expect(await countRows(context, 'promocode_redemptions')).toBe(1)
  })

  test('for one use each is used once per person, however many orders they send', async ({ start }) => {
    const { open, context } = await start()
    await createVoucher(context, { user: 1 })
    for (const person of [ada, bob]) {
      const browser = open()
      await browser.call('register', { body: person })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          browser.callForError('checkout', { ...order, voucher: 'RARE', city: `Berlin ${index}` }),
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
    await createVoucher(context, { total: 1 })
    await open().callForError('checkout', { ...order, voucher: 'RARE', city: '' })
    expect(await open().call('checkout', { body: { ...order, voucher: 'RARE' } })).toMatchObject({
      status: 201,
    })
  })
})
