import { describe, expect } from 'vitest'
import type { Browser } from '../../testing/browser.ts'
import { ada, bob } from '../../testing/people.ts'
import {
  codeOf,
  names,
  newPassword,
  phone,
  recover,
  recoveryTest as test,
} from '../../testing/recovery-test.ts'
import type { TestServer } from '../../testing/server-test.ts'
import { isCitus } from '../../testing/test-database.ts'
import { hashName } from './place.ts'

const address = '127.0.0.1'
const wrong = { ...ada, password: 'Wrong1password' }

async function listKnown({ context }: TestServer, name: string): Promise<string[]> {
  const rows = await context.database.query<{ key: string }>(
    "select key from rate_limits where key like 'known:%' and expires_at > now() order by key",
  )
  const start = `known:${hashName(name)}:`
  return rows.map(({ key }) => key).flatMap((key) => (key.startsWith(start) ? [key.slice(start.length)] : []))
}

const deviceOf = ({ cookies }: Browser) => hashName(cookies.get('foyer-known-device') ?? '')

const placesOf = (...browsers: Browser[]) => [address, ...browsers.map(deviceOf)].toSorted()

describe('The known places of an account', () => {
  for (const [kind, name] of [
    ['email', ada.email],
    ['phone', phone],
  ] as const)
    test(`are only the owner’s after a recovery by ${kind}, whoever signed in before`, async ({
      server,
      inbox,
    }) => {
      const { open } = server
      const [stranger, another, neighbour] = [open(), open(), open()]
      const body = { ...names[kind], password: ada.password }
      await stranger.call('register', { body })
      await another.call('login', { body })
      await neighbour.call('register', { body: bob })
      expect(await listKnown(server, name)).toHaveLength(3)
      const { owner, status } = await recover(server, inbox, kind)
      expect(status).toBe(200)
      expect(await listKnown(server, name)).toEqual(placesOf(owner))
      expect(await listKnown(server, bob.email)).toEqual(placesOf(neighbour))
    })

  test('are only the owner’s after the first proof, for second steps too, and those of others stay', async ({
    server,
    inbox,
  }) => {
    const { open, context } = server
    const [stranger, neighbour, owner] = [open(), open(), open()]
    const { body: neighbourUser } = await neighbour.call('register', { body: bob })
    const { body: user } = await stranger.call('register', { body: ada })
    const place = { address: '203.0.113.1', device: 'the device of a second step' }
    for (const { id } of [user, neighbourUser]) await context.limits.resetSecondFactorLimits(place, id)
    await owner.call('signInCode', { body: names.email })
    const code = await codeOf(server, inbox, 'email')
    expect(await owner.call('signInCodeConfirm', { body: { code } })).toMatchObject({ status: 200 })
    expect(await listKnown(server, ada.email)).toEqual(placesOf(owner))
    expect(await listKnown(server, user.id)).toEqual([])
    expect(await listKnown(server, bob.email)).toEqual(placesOf(neighbour))
    expect(await listKnown(server, neighbourUser.id)).toHaveLength(2)
  })

  test('are only the current browser’s after a password change', async ({ server }) => {
    const [here, other] = [server.open(), server.open()]
    await here.call('register', { body: ada })
    await other.call('login', { body: ada })
    const body = { password: ada.password, newPassword }
    expect(await here.call('password', { body })).toMatchObject({ status: 204 })
    expect(await listKnown(server, ada.email)).toEqual(placesOf(here))
  })

  // R7.22
  test('give an intruder no more guesses after the recovery than a stranger', async ({ start, inbox }) => {
    const lowLimit = { attempts: 3, seconds: 60 }
    const { limits } = (await start()).context.config
    const server = await start({ messages: inbox.config, limits: { ...limits, loginPerAccount: lowLimit } })
    const stranger = server.open()
    await stranger.call('register', { body: ada })
    const { owner } = await recover(server, inbox, 'email')
    // As the owner uses the same address, their sign-in has made it known again: undo that.
    await server.context.database.query('delete from rate_limits where key like $1', [`known:%:${address}`])
    const statuses: number[] = []
    for (let guess = 0; guess < 5; guess++)
      statuses.push((await stranger.callForError('login', wrong)).status)
    expect(statuses).toEqual([401, 401, 401, 429, 429])
    expect(await owner.call('login', { body: { ...ada, password: newPassword } })).toMatchObject({
      status: 200,
    })
    await server.context.notifications.whenSettled()
  })
})

/** Makes the database run a statement in the middle of a sign-in, like a concurrent request. */
async function during(
  { context }: TestServer,
  { table, act }: { readonly table: string; readonly act: string },
  run: () => Promise<unknown>,
): Promise<void> {
  const { query } = context.database
  await query(
    `create function act_meanwhile() returns trigger language plpgsql as 'begin ${act}; return null; end'`,
  )
  await query(
    `create trigger meanwhile after insert on ${table} for each statement execute function act_meanwhile()`,
  )
  try {
    await run()
  } finally {
    await query('drop function act_meanwhile cascade')
  }
}

// Skipped on Citus, which does not support triggers on distributed tables.
describe.skipIf(isCitus)('A sign-in with the old password that races with a recovery', () => {
  test('leaves no known place if it finishes first', async ({ server }) => {
    const { open } = server
    await open().call('register', { body: ada })
    const act = 'delete from sessions; delete from rate_limits'
    await during(server, { table: 'sessions', act }, async () => {
      await open().callForError('login', ada)
      expect(await listKnown(server, ada.email)).toEqual([])
    })
  })

  test('adds no known place if it finishes last', async ({ server }) => {
    const { open, context } = server
    await open().call('register', { body: ada })
    await context.database.query('delete from rate_limits')
    const another = await context.hasher.hash(newPassword)
    const act = `update users set password_hash = ''${another}'' where exists (select from rate_limits where key like ''known:%'')`
    await during(server, { table: 'rate_limits', act }, async () => {
      expect(await open().callForError('login', ada)).toMatchObject({ status: 401 })
      expect(await listKnown(server, ada.email)).toEqual([])
    })
  })
})
