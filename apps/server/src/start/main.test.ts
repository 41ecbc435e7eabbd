import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { routes } from '@foyer/core/wire'
import { ada } from '../testing/people.ts'
import { processTest as test } from '../testing/processes/process-test.ts'
import { callServer } from '../testing/processes/server-process.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

describe('the process', () => {
  test('answers requests in progress after SIGTERM, releases its lock, and exits with 0', async ({
    start,
    folder,
  }) => {
    const server = start()
    const { address } = await server.ready()
    const answers = Array.from({ length: 8 }, (_, index) =>
      callServer(address, routes.register.path, { body: { ...ada, email: `person-${index}@example.test` } }),
    )
    const readMetrics = async () => (await fetch(new URL(routes.metrics.path, address))).text()
    await expect.poll(readMetrics).toMatch(/^foyer_password_hash_queue_depth [1-9]/m)
    server.child.kill('SIGTERM')
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    expect(await server.ended()).toBe(0)
    expect(server.logs.err).toBe('')
    await expect(stat(join(folder, 'data/postgres.lock'))).rejects.toThrow('ENOENT')
  })

  test('has no demo account in production, and exits with 0 after Ctrl-C too', async ({
    start,
    folder,
    own,
  }) => {
    const server = start({
      NODE_ENV: 'production',
      DEMO: 'on',
      PUBLIC_URL: 'https://id.example.com',
      DATABASE: own === null ? 'embedded' : '',
    })
    expect((await server.ready()).demoAccount).toBeNull()
    await expect(stat(join(folder, 'data/demo-account.json'))).rejects.toThrow('ENOENT')
    server.child.kill('SIGINT')
    expect(await server.ended()).toBe(0)
  })

  test('ends when its launcher is gone', async ({ start }) => {
    const server = start()
    await server.ready()
    server.child.disconnect()
    expect(await server.ended()).toBe(0)
  })
})

describe('kill -9', () => {
  test('does not lose an account whose answer was sent, nor its session', async ({ start }) => {
    const first = start()
    const { address } = await first.ready()
    const { status, cookie, body: user } = await callServer(address, routes.register.path, { body: ada })
    expect(status).toBe(201)
    first.child.kill('SIGKILL')
    await first.ended()
    const { address: again } = await start().ready()
    expect(await callServer(again, routes.session.path, { cookie })).toMatchObject({
      status: 200,
      body: user,
    })
  })

  test('in the middle of registrations loses no answered one, and leaves no account half created', async ({
    start,
  }) => {
    const first = start({ LIMIT_REGISTER_ADDRESS: '1000/60', LIMIT_LOGIN_ADDRESS: '1000/60' })
    const { address } = await first.ready()
    // Few, because each password is hashed as in production, and verified again for the sign-in.
    const registrations = 16
    const answersBeforeKill = 5
    const answered: string[] = []
    const emails = Array.from({ length: registrations }, (_, index) => `person-${index}@example.test`)
    const all = Promise.allSettled(
      emails.map(async (email) => {
        const { status } = await callServer(address, routes.register.path, { body: { ...ada, email } })
        if (status === 201 && answered.push(email) === answersBeforeKill) first.child.kill('SIGKILL')
      }),
    )
    await all
    await first.ended()
    expect(answered.length).toBeGreaterThanOrEqual(answersBeforeKill)
    expect(answered.length).toBeLessThan(registrations)

    const second = start({ LIMIT_REGISTER_ADDRESS: '1000/60', LIMIT_LOGIN_ADDRESS: '1000/60' })
    const { address: again } = await second.ready()
    for (const email of answered) {
      const login = await callServer(again, routes.login.path, { body: { ...ada, email } })
      expect(login, email).toMatchObject({ status: 200 })
    }
    // A request that was not answered has either created a complete account or none.
    for (const email of emails.filter((each) => !answered.includes(each))) {
      const { status: login } = await callServer(again, routes.login.path, { body: { ...ada, email } })
      const { status: register } = await callServer(again, routes.register.path, { body: { ...ada, email } })
      expect(
        [
          [200, 409],
          [401, 201],
        ],
        email,
      ).toContainEqual([login, register])
    }
  })
})

// Two processes cannot share an embedded database.
if (process.env['TEST_DATABASE_URL'] !== undefined) {
  describe('two server processes on one PostgreSQL', () => {
    test('share sessions and rate limits', async ({ start }) => {
      const environment = { LIMIT_LOGIN_ACCOUNT_ADDRESS: '3/60' }
      const servers = [start(environment), start(environment)]
      const [here = '', there = ''] = await Promise.all(
        servers.map(async (server) => (await server.ready()).address),
      )
      const { cookie, body: user } = await callServer(here, routes.register.path, { body: ada })
      expect(await callServer(there, routes.session.path, { cookie })).toMatchObject({
        status: 200,
        body: user,
      })
      const logout = await fetch(new URL(routes.logout.path, there), {
        method: 'POST',
        headers: { cookie: cookie ?? '' },
      })
      expect(logout.status).toBe(204)
      expect(await callServer(here, routes.session.path, { cookie })).toMatchObject({ status: 401 })

      const wrong = { body: { ...ada, password: 'Wrong1password' } }
      const statuses: number[] = []
      for (const address of [here, there, here, there]) {
        statuses.push((await callServer(address, routes.login.path, wrong)).status)
      }
      expect(statuses).toEqual([401, 401, 401, 429])
      for (const { child } of servers) child.kill('SIGTERM')
      expect(await Promise.all(servers.map(({ ended }) => ended()))).toEqual([0, 0])
    })
  })
}
