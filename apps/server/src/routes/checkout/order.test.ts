import { describe, expect } from 'vitest'
import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import type { Browser } from '../../testing/browser.ts'
import { order } from '../../testing/order.ts'
import { ada, bob } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const headers = { 'idempotency-key': 'an-order-of-this-browser-01' }

const read = (browser: Browser, number: string) => browser.request({ url: `/web/v1/orders/${number}` })

describe('GET /web/v1/orders/{number}', () => {
  // R7.25
  test('shows a guest’s order to the browser that placed it, and to no other', async ({ start }) => {
    const { open } = await start()
    const browser = open()
    const { body } = await browser.call('checkout', { body: { ...order, email: ' ada@example.com ' } })
    expect(body.number).toMatch(/^[A-Z]\d[A-Z]\d-[A-Z]\d[A-Z]\d$/)
    const typed = body.number.toLowerCase().replace('-', '')
    for (const number of [body.number, typed])
      expect(await browser.call('order', { params: { number } })).toMatchObject({
        body: { number: body.number, email: 'ada@example.com', city: 'Berlin', total: 4500 },
      })
    const other = open()
    await other.call('checkout', { body: order })
    expect(await read(other, body.number)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
    await other.call('register', { body: ada })
    expect(await read(other, body.number)).toMatchObject({
      status: 404,
    })
  })

  test('shows an order of an account to its owner, wherever they sign in, and to nobody else', async ({
    start,
  }) => {
    const { open } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const { body } = await browser.call('checkout', { body: order })
    const elsewhere = open()
    await elsewhere.call('login', { body: ada })
    const params = { number: body.number }
    expect(await elsewhere.call('order', { params })).toMatchObject({ body: { number: body.number } })
    await browser.call('logout')
    expect(await read(browser, body.number)).toMatchObject({ status: 404 })
    await browser.call('register', { body: bob })
    expect(await read(browser, body.number)).toMatchObject({ status: 404 })
  })

  test('shows it after the first answer was lost and the order was resent', async ({ start }) => {
    const { open } = await start()
    const first = await open().call('checkout', { body: order, headers })
    const browser = open()
    const again = await browser.call('checkout', { body: order, headers })
    expect(again.body.number).toBe(first.body.number)
    const params = { number: first.body.number }
    expect(await browser.call('order', { params })).toMatchObject({ body: { number: first.body.number } })
  })

  test('keeps its access token out of the page, the database and every other call', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    const answer = await browser.call('checkout', { body: order })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^foyer-receipt=[\w-]{43};/)
    expect(cookie).toContain('HttpOnly')
    expect(cookie).toContain('SameSite=Strict')
    expect(cookie).toContain(`Path=/web/v1/orders/${answer.body.number}`)
    const token = /=([\w-]{43})/.exec(cookie)?.[1] ?? 'none'
    expect(answer.text).not.toContain(token)
    expect(JSON.stringify(await context.database.query('select * from orders'))).not.toContain(token)
  })
})

describe('GET /web/v1/orders', () => {
  test('lists the orders of a signed-in person, newest first, with their amounts', async ({ start }) => {
    const { open, context } = await start()
    await seedDemoPromocodes(context.database.drizzle)
    const browser = open()
    await browser.call('register', { body: ada })
    expect((await browser.call('orders')).body).toEqual({ orders: [] })
    const one = await browser.call('checkout', { body: order })
    const two = await browser.call('checkout', { body: { ...order, voucher: 'WELCOME10' } })
    await open().call('checkout', { body: order })
    const { orders } = (await browser.call('orders')).body
    expect(orders.map(({ number, total }) => [number, total])).toEqual([
      [two.body.number, 4050],
      [one.body.number, 4500],
    ])
    expect((await open().callForError('orders')).status).toBe(401)
  })

  test('gives each order a unique random number that reveals no other, and removes the numbers with the account', async ({
    start,
  }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        browser.call('checkout', { body: { ...order, city: `Berlin ${index}` } }),
      ),
    )
    const numbers = answers.map(({ body }) => body.number)
    expect(new Set(numbers).size).toBe(20)
    // A count would show in the last signs only.
    const varied = Array.from('A2A2-A2A2', (_, at) => new Set(numbers.map((number) => number[at])).size > 1)
    expect(varied).toEqual(Array.from('A2A2-A2A2', (sign) => sign !== '-'))
    await browser.call('deleteAccount', { body: {} })
    expect(await context.database.query('select * from order_numbers')).toEqual([])
  })
})

describe('GET /web/v1/checkout', () => {
  test('returns the prices set by an operator', async ({ start }) => {
    const { context } = await start()
    const prices = new Map([...context.config.prices, ['EUR', 100]])
    const { open } = await start({ prices })
    const answer = await open().call('checkoutOffer')
    expect(answer.body.prices).toContainEqual({ currency: 'EUR', price: 100 })
    expect(answer.body.prices).toContainEqual({ currency: 'USD', price: 4900 })
    expect((await open().call('checkout', { body: order })).body.total).toBe(100)
  })
})
