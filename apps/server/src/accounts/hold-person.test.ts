import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { encodeState } from '@foyer/core/social'
import type { Browser } from '../testing/browser.ts'
import type { Context } from '../context.ts'
import { writeCode } from './codes/one-time-codes.ts'
import { actBetween } from '../testing/act-between.ts'
import { ada } from '../testing/people.ts'
import { readToken, recoveryTest as test } from '../testing/recovery-test.ts'
import type { TestServer } from '../testing/server-test.ts'
import {
  finishAuthorization,
  startAuthorization,
  home,
  offerDiscord,
  socialTest,
} from '../testing/social/social-test.ts'

const [thiefs, owners] = ['Thief1password', 'Owner2password']

describe('A recovery', () => {
  // R7.22
  test('wins against a concurrent password change that has already verified the old password', async ({
    server,
    inbox,
  }) => {
    const { open, context } = server
    const [thief, owner] = [open(), open()]
    await thief.call('register', { body: ada })
    await owner.call('recovery', { body: { email: ada.email } })
    const token = await readToken(server, inbox)
    const { hasher } = context
    const changed: { hasher: typeof hasher } = context
    let recovered: Awaited<ReturnType<Browser['call']>> | undefined
    changed.hasher = {
      ...hasher,
      async verify(hash, password) {
        const isRight = await hasher.verify(hash, password)
        recovered ??= await owner.call('recoveryConfirm', { body: { token, password: owners } })
        return isRight
      },
    }
    try {
      const change = await thief.callForError('password', { password: ada.password, newPassword: thiefs })
      expect(change).toMatchObject({ status: 401 })
    } finally {
      changed.hasher = hasher
    }
    expect(recovered).toMatchObject({ status: 200 })
    expect(await thief.call('session')).toMatchObject({ status: 401 })
    expect(await owner.call('session')).toMatchObject({ status: 200 })
    const again = { body: { email: ada.email, password: owners } }
    expect(await open().call('login', again)).toMatchObject({ status: 200 })
    expect(
      await context.database.query("select 1 from audit_events where event = 'password_changed'"),
    ).toEqual([])
  })
})

interface Write {
  /** What the call does, for the test title. */
  readonly what: string
  /** A person without an identifier and a password, who signs in through a provider. */
  readonly isSocialOnly?: true
  readonly write: (thief: Browser, server: TestServer) => Promise<{ readonly status: number }>
}

const redirectUrl = `${home}/oauth/vk?state=${encodeURIComponent(
  encodeState('vk', { state: '', pathname: '/account', vkLink: true }),
)}`

const writes: readonly Write[] = [
  { what: 'changes the profile', write: (thief) => thief.callForError('updateAccount', { name: 'Thief' }) },
  {
    what: 'unlinks a provider',
    write: (thief) => thief.call('unlinkIdentity', { params: { social: 'discord' } }),
  },
  {
    what: 'links a provider',
    write: (thief) =>
      thief.call('socialLink', {
        params: { social: 'vk' },
        body: { social: 'vk', redirectUrl, lang: 'en-001' },
      }),
  },
  {
    what: 'deletes the account',
    write: (thief) => thief.callForError('deleteAccount', {}),
  },
  {
    what: 'changes the password',
    write: (thief) => thief.callForError('password', { password: ada.password, newPassword: thiefs }),
  },
  {
    what: 'renames a passkey',
    write: (thief) => thief.call('renamePasskey', { params: { id: randomUUID() }, body: { name: 'Thief' } }),
  },
  { what: 'signs the owner out', write: (thief) => thief.callForError('revokeOtherSessions') },
  {
    what: 'ends one of the owner’s sessions',
    async write(thief, { context }) {
      const [owners] = await context.database.query<{ id: string }>(
        'select id from sessions order by created_at desc limit 1',
      )
      return thief.call('revokeSession', { params: { id: owners?.id ?? '' } })
    },
  },
  {
    what: 'asks for a first password',
    isSocialOnly: true,
    write: (thief) => thief.callForError('passwordSetup', ada),
  },
  {
    what: 'sets a first password',
    isSocialOnly: true,
    async write(thief, { context }) {
      // Stored like `passwordSetup` does, in the attacker's session, with a code that the attacker knows.
      const [session] = await context.database.query<{ id: string; user: string }>(
        'select id, user_id as user from sessions order by created_at limit 1',
      )
      const secret = 'x'.repeat(43)
      const code = await writeCode(context.database.drizzle, {
        holder: { purpose: 'first-password', secret },
        name: { kind: 'email', given: ada.email, normalized: ada.email },
        userId: session?.user ?? null,
        sessionId: session?.id,
        details: { passwordHash: await context.hasher.hash(ada.password) },
      })
      const cookies = [...thief.cookies, ['foyer-codes', secret]].map((pair) => pair.join('='))
      return thief.callForError('passwordSetupConfirm', { code }, { cookie: cookies.join('; ') })
    },
  },
]

/** All rows that belong to a person, no matter who wrote them. */
async function readAll({ query }: Context['database']): Promise<unknown> {
  const tables = ['users', 'user_emails', 'identities', 'sessions', 'social_states', 'audit_events']
  return Promise.all(
    tables.map((table) =>
      query(`select to_jsonb(${table}) as row from ${table} order by to_jsonb(${table})::text`),
    ),
  )
}

describe('A session that is revoked while its request is in progress', () => {
  socialTest.for(writes)('no longer $what', async ({ write, isSocialOnly }, { startSocial, provider }) => {
    offerDiscord(provider)
    const server = await startSocial()
    const { open, context } = server
    const [thief, owner] = [open(), open()]
    const enter = async (browser: Browser) =>
      isSocialOnly
        ? finishAuthorization(browser, 'discord', {
            state: (await startAuthorization(browser, 'discord')).state,
          })
        : browser.call('login', { body: ada })
    if (!isSocialOnly) {
      const { body } = await open().registerProven(ada)
      await context.database.query(
        "insert into identities (social, subject, user_id) values ('discord', '1', $1)",
        [body.id],
      )
      await context.database.query('delete from sessions')
    }
    for (const browser of [thief, owner]) expect((await enter(browser)).status).toBe(200)
    let before: unknown
    const endOthers = async () => {
      if (before !== undefined) return
      before = 'being ended'
      expect(await owner.call('revokeOtherSessions')).toMatchObject({ status: 204 })
      before = await readAll(context.database)
    }
    const { status } = await actBetween(context, endOthers, () => write(thief, server))
    expect(status).toBe(401)
    expect(await readAll(context.database)).toEqual(before)
    expect(await owner.call('session')).toMatchObject({ status: 200 })
  })
})
