import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { placeOrder } from '../../checkout/orders/place-order.ts'
import type { Context } from '../../context.ts'
import { laptop } from '../../testing/device.ts'
import { countRows, order } from '../../testing/order.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { saveVisitor } from '../visitors/save-visitor.ts'
import { deleteAccount } from './delete-account.ts'

interface Person {
  readonly userId: string
  readonly sessionId: string
}

/** What each call writes after it has looked up the session, and the table in which rows could be left behind. */
const calls = {
  'An order': {
    table: 'orders',
    write: ({ database }: Context, { userId }: Person) =>
      placeOrder(database.drizzle, {
        fields: { ...order, email: ada.email, name: 'Ada Lovelace', city: 'Berlin', terms: true },
        userId,
        key: undefined,
        caller: { address: '127.0.0.1', userAgent: null },
        price: 4500,
      }).then(
        () => 'written',
        (error: Error) => error.message,
      ),
    refused: 'unauthenticated',
  },
  'A device fingerprint': {
    table: 'visitors',
    write: ({ database }: Context, person: Person) =>
      saveVisitor(database, { ...person, deviceId: randomUUID(), fingerprint: laptop }),
    refused: false,
  },
}

for (const [name, { table, write, refused }] of Object.entries(calls))
  test(`${name} that arrives while its account is being deleted is not stored`, async ({ start }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const { body } = await open().call('register', { body: ada })
    const [session] = await query<{ id: string }>('select id from sessions')
    const person = { userId: body.id, sessionId: String(session?.id) }
    const answers: Promise<unknown>[] = []
    await drizzle.transaction(async (transaction) => {
      await deleteAccount(transaction, body.id)
      // On PostgreSQL it waits for this transaction's locks; the embedded database has one connection, where it waits for its turn.
      answers.push(write(context, person))
    })
    expect(await Promise.all(answers)).toEqual([refused])
    expect(await countRows(context, table)).toBe(0)
  })
