import { describe, expect } from 'vitest'
import type { Browser } from '../../../testing/browser.ts'
import { ada } from '../../../testing/people.ts'
import { serverTest as test, type TestServer } from '../../../testing/server-test.ts'

const idle = { sessionEnd: { idleMinutes: 15 } }

/** As if the session had last been used so many minutes ago. */
async function leaveUnused(
  { context }: TestServer,
  { body }: { body: { session: { id: string } } },
  minutes: number,
) {
  const seen = new Date(Date.now() - minutes * 60_000)
  await context.database.query('update sessions set last_seen_at = $1 where id = $2', [seen, body.session.id])
}

const statusOf = async (browser: Browser) => (await browser.call('session')).status

async function signInTwice(server: TestServer): Promise<[Browser, Browser]> {
  const [here, there] = [server.open(), server.open()]
  await here.call('register', { body: ada })
  await there.call('login', { body: ada })
  return [here, there]
}

describe('With SESSION_IDLE_MINUTES', () => {
  test('a session without a request for so long ends, and others stay', async ({ start }) => {
    const server = await start(idle)
    const [here, there] = await signInTwice(server)
    await leaveUnused(server, await there.call('session'), 15)
    expect(await there.callForError('session')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect(await there.callForError('updateAccount', { name: 'Ada' })).toMatchObject({ status: 401 })
    expect(await statusOf(here)).toBe(200)
    expect((await here.call('sessions')).body.sessions).toHaveLength(1)
  })

  test('a session goes on while it is used, since each use a minute after the last is noted', async ({
    start,
  }) => {
    const server = await start(idle)
    const [here] = await signInTwice(server)
    await leaveUnused(server, await here.call('session'), 14)
    expect(await statusOf(here)).toBe(200)
    const readMinutesLeft = async () => {
      const { expiresAt } = (await here.call('session')).body.session
      return (Date.parse(expiresAt) - Date.now()) / 60_000
    }
    await expect.poll(readMinutesLeft, { timeout: 10_000 }).toBeGreaterThan(14)
    await leaveUnused(server, await here.call('session'), 2)
    expect(await statusOf(here)).toBe(200)
    await expect.poll(readMinutesLeft, { timeout: 10_000 }).toBeGreaterThan(14)
  })

  test('back ends and the list of devices learn when a session ends if it stays unused', async ({
    start,
  }) => {
    const server = await start(idle)
    const [here] = await signInTwice(server)
    const { expiresAt } = (await here.call('session')).body.session
    const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(13)
    expect(minutes).toBeLessThan(16)
    const { sessions } = (await here.call('sessions')).body
    for (const each of sessions) expect(Date.parse(each.expiresAt) - Date.now()).toBeLessThan(16 * 60_000)
  })

  test('a session ends at its age, however much it is used', async ({ start }) => {
    const server = await start(idle)
    const [here] = await signInTwice(server)
    await server.context.database.query('update sessions set expires_at = now()')
    expect(await statusOf(here)).toBe(401)
  })
})

test('Without the setting, an unused session stays', async ({ start }) => {
  const server = await start()
  const [, there] = await signInTwice(server)
  await leaveUnused(server, await there.call('session'), 60 * 24 * 29)
  expect(await statusOf(there)).toBe(200)
})
