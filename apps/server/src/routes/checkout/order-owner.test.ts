import { describe, expect } from 'vitest'
import { countRows, order } from '../../testing/order.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const somebodyElse = '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0009'

// R7.25
describe('An order that names its owner', () => {
  test('belongs to that person while they are signed in, and is refused once their session has ended', async ({
    start,
  }) => {
    const { open, context } = await start()
    const browser = open()
    const { body: user } = await browser.call('register', { body: ada })
    const body = { ...order, userId: user.id }
    await browser.call('checkout', { body })
    expect(await context.database.query('select user_id from orders')).toEqual([{ user_id: user.id }])
    await browser.call('logout')
    expect(await browser.callForError('checkout', body)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect(await countRows(context, 'orders')).toBe(1)
  })

  test('is refused while somebody else is signed in', async ({ start }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    expect(await browser.callForError('checkout', { ...order, userId: somebodyElse })).toMatchObject({
      status: 409,
      body: { code: 'other_user', message: expect.stringContaining('Somebody else') as string },
    })
    expect(await countRows(context, 'orders')).toBe(0)
  })

  test('is a guest’s, readable in this browser, if the page showed nobody signed in although somebody is', async ({
    start,
  }) => {
    const { open, context } = await start()
    const browser = open()
    await browser.call('register', { body: ada })
    const { body } = await browser.call('checkout', { body: { ...order, userId: null } })
    expect(await context.database.query('select user_id from orders')).toEqual([{ user_id: null }])
    expect(await browser.call('order', { params: { number: body.number } })).toMatchObject({ status: 200 })
  })
})
