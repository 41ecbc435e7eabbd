import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { deleteAccount } from '../lifecycle/delete-account.ts'
import { lockPerson } from '../hold-person.ts'
import { setPassword } from '../passwords/set-password.ts'
import type { Context } from '../../context.ts'
import type { Queries } from '../../database/database.ts'
import { identities, sessions } from '../../database/schema/schema.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

/** Runs the function once, between the verification of a password and the storing of its session. */
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

/** The hash of another password. */
const anotherHash =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'

const nothingElse = () => Promise.resolve()

const changes = {
  'the password is changed': async (queries: Queries, userId: string) => {
    await setPassword(queries, { userId, passwordHash: anotherHash, sessionId: randomUUID() }, nothingElse)
  },
  'the account is deleted': deleteAccount,
}

for (const [name, change] of Object.entries(changes)) {
  test(`A sign-in that is in progress while ${name} is refused and gets no session`, async ({ start }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const { body } = await open().call('register', { body: ada })
    const resume = interrupt(context, () =>
      drizzle.transaction((transaction) => change(transaction, body.id)),
    )
    try {
      expect(await open().callForError('login', ada)).toMatchObject({
        status: 401,
        body: { code: 'invalid_credentials' },
      })
    } finally {
      resume()
    }
    expect(await query('select 1 from sessions')).toEqual([])
    expect(await query(`select 1 from audit_events where event = 'login'`)).toEqual([])
  })

  test(`No session survives that is recorded while or after ${name}`, async ({ start }) => {
    const { open, context } = await start()
    const { drizzle, query } = context.database
    const { body } = await open().call('register', { body: ada })
    const [row] = await query<{ hash: string }>('select password_hash as hash from users')
    const caller = { address: '127.0.0.1', userAgent: null }
    const login = {
      userId: body.id,
      account: ada.email,
      passwordHash: row?.hash,
      methods: ['pwd'],
      mustEnrol: false,
      trustedAt: null,
      caller,
    } as const
    const early: ReturnType<typeof context.recordLogin>[] = []
    await drizzle.transaction(async (transaction) => {
      await change(transaction, body.id)
      // On PostgreSQL it waits for this transaction's lock; on the embedded database, for the only connection.
      early.push(context.recordLogin(login))
    })
    expect(await Promise.all([...early, context.recordLogin(login)])).toEqual([undefined, undefined])
    expect(await query('select 1 from sessions')).toEqual([])
  })
}

test('A sign-in through a provider that is being unlinked gets no session', async ({ start }) => {
  const { open, context } = await start()
  const { drizzle, query } = context.database
  const { body } = await open().call('register', { body: ada })
  await query("insert into identities (social, subject, user_id) values ('discord', '42', $1)", [body.id])
  const login = {
    userId: body.id,
    account: 'discord:42',
    identity: { social: 'discord', subject: '42' },
    methods: ['fed'],
    mustEnrol: false,
    trustedAt: null,
    caller: { address: '127.0.0.1', userAgent: null },
  } as const
  expect(await context.recordLogin(login)).toMatchObject({ kind: 'session' })
  const early: ReturnType<typeof context.recordLogin>[] = []
  await drizzle.transaction(async (transaction) => {
    await setPassword(
      transaction,
      { userId: body.id, passwordHash: anotherHash, sessionId: randomUUID() },
      nothingElse,
    )
    await transaction.delete(identities)
    early.push(context.recordLogin(login))
  })
  expect(await Promise.all([...early, context.recordLogin(login)])).toEqual([undefined, undefined])
  expect(await query('select 1 from sessions')).toEqual([])
})

test('A password that is rehashed while it is verified still signs in', async ({ start }) => {
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

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  /** What another transaction may keep locked for long. */
  const locked: Readonly<Record<string, (queries: Queries, userId: string) => Promise<unknown>>> = {
    'the person': lockPerson,
    'the linked account': (queries) =>
      queries.select().from(identities).where(eq(identities.subject, '42')).for('update'),
    'the session that ends': (queries, userId) =>
      queries.select().from(sessions).where(eq(sessions.userId, userId)).for('update'),
  }

  for (const [name, lock] of Object.entries(locked)) {
    test(`While ${name} of one sign-in is locked, others of its batch are answered, and it is once the lock is released`, async ({
      start,
    }) => {
      const { open, context } = await start()
      const { drizzle, query } = context.database
      const people: { id: string; email: string; token: string | undefined }[] = []
      for (const email of ['ada@example.test', 'bob@example.test', 'eve@example.test']) {
        const browser = open()
        const { body } = await browser.call('register', { body: { ...ada, email } })
        people.push({ id: body.id, email, token: browser.cookies.get('foyer-session') })
      }
      const [slow] = people
      await query("insert into identities (social, subject, user_id) values ('discord', '42', $1)", [
        slow?.id,
      ])
      const recordOne = ({ id, email, token }: (typeof people)[number]) =>
        context.recordLogin({
          userId: id,
          account: email,
          methods: ['fed'],
          mustEnrol: false,
          trustedAt: null,
          caller: { address: '127.0.0.1', userAgent: null },
          ...(id === slow?.id && { identity: { social: 'discord', subject: '42' }, previousToken: token }),
        })
      const token = { kind: 'session', token: expect.any(String) }
      let late: Promise<unknown> | undefined
      await drizzle.transaction(async (transaction) => {
        await lock(transaction, slow?.id ?? '')
        const [first, ...others] = people.map(recordOne)
        late = first
        expect(await Promise.all(others)).toEqual([token, token])
      })
      expect(await late).toEqual(token)
      expect(await query('select 1 from sessions where user_id = $1', [slow?.id])).toHaveLength(1)
    })
  }
}
