import { expect } from 'vitest'
import { deleteAccount } from '../accounts/delete-account.ts'
import { setPassword } from '../accounts/set-password.ts'
import type { Context } from '../context.ts'
import type { Queries } from '../database/database.ts'
import { ada } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'

/** Runs `act` once, after a password was found right and before its session is there. */
function interrupt(context: Context, act: () => Promise<void>): () => void {
  const { verify } = context.hasher
  let isDone = false
  const hasher: { verify: typeof verify } = context.hasher
  hasher.verify = async (...args) => {
    const isRight = await verify(...args)
    if (!isDone) {
      isDone = true
      await act()
    }
    return isRight
  }
  return () => {
    hasher.verify = verify
  }
}

/** Of another password, whichever that is. */
const anotherHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const changes = {
  'the password is changed': async (queries: Queries, userId: string) => {
    await setPassword(queries, userId, anotherHash)
  },
  'the account is deleted': deleteAccount,
}

for (const [name, change] of Object.entries(changes)) {
  test(`A sign-in that is under way while ${name} opens nothing and is refused`, async ({ start }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const { body } = await open().call('register', { body: ada })
    const resume = interrupt(context, () =>
      drizzle.transaction((transaction) => change(transaction, body.id)),
    )
    try {
      expect(await open().refused('login', ada)).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials' },
      })
    } finally {
      resume()
    }
    expect(await query('select 1 from sessions')).toEqual([])
    expect(await query(`select 1 from audit_events where event = 'login'`)).toEqual([])
  })

  test(`While ${name}, a session is written before or after it, and is gone either way`, async ({
    start,
  }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const { body } = await open().call('register', { body: ada })
    const [row] = await query<{ hash: string }>('select password_hash as hash from users')
    const caller = { address: '127.0.0.1', userAgent: null }
    const login = { userId: body.id, account: ada.email, passwordHash: row?.hash, caller }
    const early: Promise<string | undefined>[] = []
    await drizzle.transaction(async (transaction) => {
      await change(transaction, body.id)
      // Where connections are many it waits for this transaction; where there is one, for its turn.
      early.push(context.recordLogin(login))
    })
    expect(await Promise.all([...early, context.recordLogin(login)])).toEqual([undefined, undefined])
    expect(await query('select 1 from sessions')).toEqual([])
  })
}

test('A password that is hashed anew while it is verified keeps nobody out', async ({ start }) => {
  const { open, context } = await start()
  await open().call('register', { body: ada })
  const better = await context.hasher.hash(ada.password)
  const resume = interrupt(context, async () => {
    await context.database.query('update users set password_hash = $1', [better])
  })
  try {
    expect(await open().call('login', { body: ada })).toMatchObject({ status: 200 })
  } finally {
    resume()
  }
})
