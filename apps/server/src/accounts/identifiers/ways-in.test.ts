import { describe, expect } from 'vitest'
import { hashName } from '../../protection/limits/place.ts'
import { ada, bob } from '../../testing/people.ts'
import {
  codeOf,
  names,
  newPassword,
  advanceTime,
  phone,
  recoveryTest as test,
} from '../../testing/recovery-test.ts'
import type { Browser } from '../../testing/browser.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { holdWayIn } from './ways-in.ts'

const kinds = ['email', 'phone'] as const
const others = { email: 'phone', phone: 'email' } as const
const tables = { email: 'user_emails', phone: 'user_phones' } as const

/** A person with an address and a number, of which only one is proven. The other is mistyped, and may be a stranger's. */
async function openMistyped(server: TestServer, unproven: 'email' | 'phone'): Promise<Browser> {
  const person = server.open()
  const { query } = server.context.database
  const { body } = await person.registerProven(ada)
  await query('insert into user_phones (phone, user_id, verified_at) values ($1, $2, now())', [
    phone,
    body.id,
  ])
  await query('update users set phone = $1', [phone])
  await query(`update ${tables[unproven]} set verified_at = null`)
  return person
}

// R10.12
describe('An unproven identifier of an account whose other identifier is proven', () => {
  for (const kind of kinds) {
    test(`lets in no stranger who receives its messages, and the answers do not reveal it (${kind})`, async ({
      server,
      inbox,
    }) => {
      await openMistyped(server, kind)
      const stranger = server.open()
      for (const call of ['recovery', 'signInCode'] as const) {
        expect(await stranger.call(call, { body: names[kind] })).toMatchObject({ status: 202, body: {} })
        await advanceTime(server, 61)
      }
      await server.context.notifications.whenSettled()
      expect([...inbox.mails, ...inbox.texts]).toEqual([])
      const { query } = server.context.database
      for (const table of ['recovery_links', 'one_time_codes'])
        expect(await query(`select 1 from ${table} where user_id is not null`), table).toEqual([])
    })

    test(`lets nobody in by a link or code that was sent before (${kind})`, async ({ server, inbox }) => {
      await openMistyped(server, kind)
      const { query } = server.context.database
      await query(`update ${tables[others[kind]]} set verified_at = null`)
      const stranger = server.open()
      await stranger.call('recovery', { body: names[kind] })
      await server.context.notifications.whenSettled()
      const token = /#token=([\w-]{43})$/m.exec(inbox.mails.at(-1)?.text ?? '')?.[1]
      const secret =
        kind === 'email' ? { token: token ?? '' } : { phone, code: await codeOf(server, inbox, 'phone') }
      await advanceTime(server, 61)
      await stranger.call('signInCode', { body: names[kind] })
      const code = await codeOf(server, inbox, kind)
      await query(`update ${tables[others[kind]]} set verified_at = now()`)
      const body = { ...secret, password: newPassword }
      expect(await stranger.callForError('recoveryConfirm', body)).toMatchObject({
        status: 400,
        body: { code: 'recovery_invalid' },
      })
      expect(await stranger.callForError('signInCodeConfirm', { code })).toMatchObject({
        status: 400,
        body: { code: 'code_over' },
      })
      expect(await stranger.call('session')).toMatchObject({ status: 401 })
    })

    test(`signs its person in with the password, and can be proven in their session (${kind})`, async ({
      server,
      inbox,
    }) => {
      await openMistyped(server, kind)
      const person = server.open()
      const login = { body: { ...names[kind], password: ada.password } }
      expect(await person.call('login', login)).toMatchObject({ status: 200 })
      await person.call('verification', { body: { kind } })
      const code = await codeOf(server, inbox, kind)
      expect(await person.call('verificationConfirm', { body: { code } })).toMatchObject({
        status: 200,
        body: { ended: null },
      })
      expect(await server.open().call('login', login)).toMatchObject({ status: 200 })
      expect(await server.open().call('signInCode', { body: names[kind] })).toMatchObject({ status: 202 })
      expect(await codeOf(server, inbox, kind)).not.toBe('')
    })

    test(`receives no notices: the proven one does (${kind})`, async ({ server, inbox }) => {
      const person = await openMistyped(server, kind)
      const body = { password: ada.password, newPassword }
      expect(await person.call('password', { body })).toMatchObject({ status: 204 })
      await server.context.notifications.whenSettled()
      expect([inbox.mails.length, inbox.texts.length]).toEqual(kind === 'email' ? [0, 1] : [1, 0])
    })

    test(`moves to the person who proves it at a private sign-up (${kind})`, async ({ start, inbox }) => {
      const server = await start({ messages: inbox.config, registration: 'private' })
      const { context, open } = server
      const { query } = context.database
      await query('insert into users (id, email, phone) values (gen_random_uuid(), $1, $2)', [
        ada.email,
        phone,
      ])
      await query(
        `insert into user_emails (email, user_id, verified_at) select email, id, ${kind === 'phone' ? 'now()' : 'null'} from users`,
      )
      await query(
        `insert into user_phones (phone, user_id, verified_at) select phone, id, ${kind === 'email' ? 'now()' : 'null'} from users`,
      )
      const name = { email: ada.email, phone }[kind]
      await context.limits.rememberPlace({ address: '192.0.2.1', device: "a stranger's laptop" }, [name])
      const owner = open()
      const body = { ...names[kind], password: bob.password }
      expect(await owner.call('registration', { body })).toMatchObject({ status: 202 })
      const code = await codeOf(server, inbox, kind)
      const made = await owner.call('registrationConfirm', { body: { code } })
      expect(made).toMatchObject({ status: 201, body: names[kind] })
      const left = await query<{ email: string | null; phone: string | null }>(
        'select email, phone from users where id <> $1',
        [made.body.id],
      )
      expect(left).toEqual([{ email: ada.email, phone, [kind]: null }])
      // The IP address and the device of the owner. Those known for the other account are forgotten.
      const places = await query('select 1 from rate_limits where starts_with(key, $1)', [
        `known:${hashName(name)}:`,
      ])
      expect(places).toHaveLength(2)
      await context.notifications.whenSettled()
    })
  }
})

test('The notice of the first proof of an account with two identifiers goes to the proven one', async ({
  server,
  inbox,
}) => {
  await openMistyped(server, 'email')
  await server.context.database.query('update user_phones set verified_at = null')
  const owner = server.open()
  await owner.call('signInCode', { body: { phone } })
  const code = await codeOf(server, inbox, 'phone')
  const { body } = await owner.call('signInCodeConfirm', { body: { code } })
  expect(body.ended).toMatchObject({ hadPassword: true })
  await server.context.notifications.whenSettled()
  expect(inbox.mails).toEqual([])
  expect(inbox.texts).toHaveLength(2)
})

test('A former identifier is no way in for a recovery that looked it up just before it was changed', async ({
  server,
}) => {
  const { body: user } = await server.open().registerProven(ada)
  const { drizzle, query } = server.context.database
  const former = { kind: 'email', normalized: ada.email } as const
  expect(await holdWayIn(drizzle, user.id, former)).toBe(user.id)
  await query('delete from user_emails')
  await query("insert into user_emails (email, user_id) values ('new@example.test', $1)", [user.id])
  await query("update users set email = 'new@example.test'")
  expect(await holdWayIn(drizzle, user.id, former)).toBeNull()
  expect(await holdWayIn(drizzle, undefined, former)).toBeNull()
})

test('A person from a provider who sets a first password takes over an address that another account has not proven', async ({
  server,
  inbox,
}) => {
  const { query } = server.context.database
  const person = server.open()
  await person.call('register', { body: ada })
  await query('delete from user_emails')
  await query('update users set email = null, password_hash = null')
  const squatter = server.open()
  await squatter.call('register', { body: bob })
  await person.call('passwordSetup', { body: { email: bob.email, password: newPassword } })
  const code = await codeOf(server, inbox, 'email')
  expect(await person.call('passwordSetupConfirm', { body: { code } })).toMatchObject({
    status: 200,
    body: { email: bob.email },
  })
  expect((await squatter.call('session')).body).toMatchObject({ email: null })
  const own = { email: bob.email, password: newPassword }
  expect(await server.open().call('login', { body: own })).toMatchObject({ status: 200 })
  expect(await server.open().call('login', { body: bob })).toMatchObject({ status: 401 })
})
