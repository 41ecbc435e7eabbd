import { expect } from 'vitest'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

// R10.45
test('Concurrent copies of a first step that has expired share one new pending sign-in', async ({
  start,
}) => {
  const { open, context } = await start()
  const { recordLogin, database } = context
  const { body } = await open().call('register', { body: ada })
  const copy = {
    userId: body.id,
    account: ada.email,
    methods: ['pwd'],
    mustEnrol: true,
    trustedAt: null,
    caller: { address: '127.0.0.1', userAgent: null },
    idempotentRequest: {
      call: 'POST /web/v1/auth/login',
      scope: ada.email,
      key: 'a-key-of-this-first-step',
      content: '{}',
    },
  } as const
  const first = await recordLogin(copy)
  expect(first).toMatchObject({ kind: 'pending' })
  await database.query("update pending_sign_ins set expires_at = now() - interval '1 minute'")
  const copies = await Promise.all(Array.from({ length: 20 }, () => recordLogin(copy)))
  expect(new Set(copies.map((each) => JSON.stringify(each)))).toEqual(new Set([JSON.stringify(first)]))
  expect(await database.query('select 1 from pending_sign_ins where expires_at > now()')).toHaveLength(1)
})
