import { expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import type { Inbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import {
  codeOf,
  names,
  newPassword,
  advanceTime,
  readSecret,
  recover,
  recoveryTest as test,
} from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'

type Kind = keyof typeof names

const { password } = ada

/** An attacker who has signed up with an identifier that is not theirs, and the means by which they could come back. */
interface Intruder {
  readonly server: TestServer
  readonly inbox: Inbox
  readonly browser: Browser
  readonly userId: string
  readonly kind: Kind
}

interface Way {
  readonly name: string
  /** Prepares a way back in. Returns a check whether it still opens the account. */
  readonly prepare: (intruder: Intruder) => Promise<() => Promise<boolean>>
}

const isSignedIn = async (browser: Browser) => (await browser.call('session')).status === 200

/** The number of rows of this table that belong to the account. */
const countRows = async ({ server, userId }: Intruder, table: string) =>
  (await server.context.database.query(`select 1 from ${table} where user_id = $1`, [userId])).length

const ways: readonly Way[] = [
  {
    name: 'the password that they have chosen',
    prepare: ({ server, kind }) =>
      Promise.resolve(
        async () => (await server.open().callForError('login', { ...names[kind], password })).status === 200,
      ),
  },
  {
    name: 'the session of their sign-up',
    prepare: ({ browser }) => Promise.resolve(() => isSignedIn(browser)),
  },
  {
    name: 'a session on a second device',
    async prepare({ server, kind }) {
      const second = server.open()
      await second.call('login', { body: { ...names[kind], password } })
      return () => isSignedIn(second)
    },
  },
  {
    name: 'a recovery that they requested',
    async prepare({ server, inbox, browser, kind }) {
      await browser.call('recovery', { body: names[kind] })
      // The attacker cannot read the code but could guess it: not even the right one works afterwards.
      const secret = await readSecret(server, inbox, kind)
      return async () =>
        (await browser.callForError('recoveryConfirm', { ...secret, password: newPassword })).status === 200
    },
  },
  {
    name: 'a sign-in code requested in their browser',
    async prepare({ server, inbox, browser, kind }) {
      await browser.call('signInCode', { body: names[kind] })
      const code = await codeOf(server, inbox, kind)
      return async () => (await browser.callForError('signInCodeConfirm', { code })).status === 200
    },
  },
  {
    name: 'a provider that they have linked',
    async prepare(intruder) {
      const { query } = intruder.server.context.database
      await query("insert into identities (social, subject, user_id) values ('google', 'mallory', $1)", [
        intruder.userId,
      ])
      return async () => (await countRows(intruder, 'identities')) > 0
    },
  },
  {
    name: 'a provider that they are about to link',
    async prepare(intruder) {
      await intruder.server.context.database.query(
        `insert into social_states (state_hash, purpose, provider, redirect_uri, attempt_hash, user_id, session_id, expires_at)
         select 'x', 'link', 'vk', '/', 'x', user_id, id, now() + interval '1 hour' from sessions where user_id = $1 limit 1`,
        [intruder.userId],
      )
      return async () => (await countRows(intruder, 'social_states')) > 0
    },
  },
  {
    name: 'a verification code requested in their session',
    async prepare(intruder) {
      const { server, inbox, browser, kind } = intruder
      await browser.call('verification', { body: { kind } })
      const code = await codeOf(server, inbox, kind)
      return async () => (await browser.callForError('verificationConfirm', { code })).status === 200
    },
  },
  {
    name: 'a pending change of the identifier',
    async prepare(intruder) {
      await intruder.server.context.database.query(
        `insert into one_time_codes (key_hash, purpose, user_id, session_id, kind, given, normalized, code_hash, expires_at)
         select 'x', 'change', user_id, id, 'email', 'mallory@example.test', 'mallory@example.test', 'x', now() + interval '9 minutes'
         from sessions where user_id = $1 limit 1`,
        [intruder.userId],
      )
      return async () => {
        const { query } = intruder.server.context.database
        return (await query("select 1 from one_time_codes where key_hash = 'x'")).length > 0
      }
    },
  },
  {
    name: 'a link that restores a former identifier',
    async prepare(intruder) {
      await intruder.server.context.database.query(
        `insert into identifier_undos (token_hash, user_id, kind, given, normalized, expires_at)
         values ('x', $1, 'email', 'mallory@example.test', 'mallory@example.test', now() + interval '1 day')`,
        [intruder.userId],
      )
      return async () => (await countRows(intruder, 'identifier_undos')) > 0
    },
  },
]

/** Each way in which the owner of the identifier can prove it for the first time. Returns their browser. */
const proofs: Readonly<Record<string, (server: TestServer, inbox: Inbox, kind: Kind) => Promise<Browser>>> = {
  async 'a recovery'(server, inbox, kind) {
    const { owner, status } = await recover(server, inbox, kind)
    expect(status).toBe(200)
    return owner
  },
  async 'a sign-in by code'(server, inbox, kind) {
    const owner = server.open()
    await owner.call('signInCode', { body: names[kind] })
    const code = await codeOf(server, inbox, kind)
    expect(await owner.call('signInCodeConfirm', { body: { code } })).toMatchObject({ status: 200 })
    return owner
  },
  // The owner knows the password: the attacker has told them that there is an account for them.
  async 'the verification code'(server, inbox, kind) {
    const owner = server.open()
    await owner.call('login', { body: { ...names[kind], password } })
    await owner.call('verification', { body: { kind } })
    const code = await codeOf(server, inbox, kind)
    expect(await owner.call('verificationConfirm', { body: { code } })).toMatchObject({ status: 200 })
    return owner
  },
}

// R10.5
for (const kind of ['email', 'phone'] as const)
  for (const [proof, prove] of Object.entries(proofs))
    for (const { name, prepare } of ways)
      test(`After ${proof} by an identifier’s owner (${kind}), an intruder who signed up with it cannot get back in by ${name}`, async ({
        server,
        inbox,
      }) => {
        const browser = server.open()
        const { body } = await browser.call('register', { body: { ...names[kind], password } })
        const intruder = { server, inbox, browser, userId: body.id, kind }
        const isOpen = await prepare(intruder)
        // Attacker and owner have the same IP address, and so share its limits.
        await advanceTime(server, 61)
        const owner = await prove(server, inbox, kind)
        expect(await isOpen()).toBe(false)
        expect(await isSignedIn(owner)).toBe(true)
        expect(await countRows(intruder, 'sessions')).toBe(1)
        for (const table of [
          'identities',
          'identifier_undos',
          'social_states',
          'recovery_links',
          'one_time_codes',
        ])
          expect(await countRows(intruder, table), table).toBe(0)
        const events = await server.context.database.query(
          "select 1 from audit_events where event = 'address_proven' and user_id = $1",
          [body.id],
        )
        expect(events).toHaveLength(1)
        await server.context.notifications.whenSettled()
      })
