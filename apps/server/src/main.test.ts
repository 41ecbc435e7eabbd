import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { routes } from '@foyer/core/wire'
import type { Environment } from './environment.ts'
import { ada } from './testing/people.ts'
import { callServer, startServerProcess, type ServerProcess } from './testing/server-process.ts'
import { openTestDatabase } from './testing/test-database.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

// With a PostgreSQL the processes run on it; without, each has an embedded database in its folder.
const own = process.env['TEST_DATABASE_URL'] === undefined ? null : await openTestDatabase()
afterAll(() => own?.close())

let folder = ''
const processes: ServerProcess[] = []
const embedded = { DATABASE_URL: '' }
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-main-'))
  await own?.empty()
})
afterEach(async () => {
  for (const { child } of processes) child.kill('SIGKILL')
  await Promise.all(processes.splice(0).map(({ ended }) => ended()))
  await rm(folder, { recursive: true, force: true })
})

function start(environment: Environment = {}): ServerProcess {
  const server = startServerProcess({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: own?.url ?? undefined,
    ...environment,
  })
  processes.push(server)
  return server
}

describe('the process', () => {
  test('SIGTERM: what is under way is answered, the lock is given back, and the exit code is 0', async () => {
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
    expect(server.said.err).toBe('')
    await expect(stat(join(folder, 'data/postgres.lock'))).rejects.toThrow('ENOENT')
  })

  test('in production there is no demo account, and Ctrl-C ends it too', async () => {
    const server = start({ NODE_ENV: 'production', DEMO: 'on' })
    expect((await server.ready()).demoAccount).toBeNull()
    await expect(stat(join(folder, 'data/demo-account.json'))).rejects.toThrow('ENOENT')
    server.child.kill('SIGINT')
    expect(await server.ended()).toBe(0)
  })

  test('ends when its launcher is gone', async () => {
    const server = start()
    await server.ready()
    server.child.disconnect()
    expect(await server.ended()).toBe(0)
  })
})

describe('kill -9', () => {
  test('an account whose answer was sent is there after the restart, and its session too', async () => {
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

  test('in the middle of registrations: what was answered is there, and the database opens clean', async () => {
    const first = start({ LIMIT_REGISTER_ADDRESS: '1000/60', LIMIT_LOGIN_ADDRESS: '1000/60' })
    const { address } = await first.ready()
    const answered: string[] = []
    const emails = Array.from({ length: 30 }, (_, index) => `person-${index}@example.test`)
    const all = Promise.allSettled(
      emails.map(async (email) => {
        const { status } = await callServer(address, routes.register.path, { body: { ...ada, email } })
        if (status === 201 && answered.push(email) === 8) first.child.kill('SIGKILL')
      }),
    )
    await all
    await first.ended()
    expect(answered.length).toBeGreaterThanOrEqual(8)
    expect(answered.length).toBeLessThan(30)

    const second = start({ LIMIT_REGISTER_ADDRESS: '1000/60', LIMIT_LOGIN_ADDRESS: '1000/60' })
    const { address: again } = await second.ready()
    for (const email of answered) {
      const login = await callServer(again, routes.login.path, { body: { ...ada, email } })
      expect(login, email).toMatchObject({ status: 200 })
    }
    // Whoever got no answer has an account or none, but never half of one.
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

describe('what cannot start says why in one line, and ends with 1', () => {
  test('a port in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const server = start({ PORT: String(port) })
    expect(await server.ended()).toBe(1)
    expect(server.said.err).toBe(
      `PORT: ${port} is in use on 127.0.0.1. Stop the program that uses it, or name another port: PORT=${port + 1}.\n`,
    )
    blocker.close()
  })

  test('a folder in use', async () => {
    const first = start(embedded)
    await first.ready()
    const second = start(embedded)
    expect(await second.ended()).toBe(1)
    expect(second.said.err).toMatch(/^DATA_DIR: .* is in use by process \d+\. Stop that one first, .*\n$/)
  })

  test('a folder that cannot be written', async () => {
    await writeFile(join(folder, 'file'), '')
    const server = start({ ...embedded, DATA_DIR: join(folder, 'file', 'data') })
    expect(await server.ended()).toBe(1)
    expect(server.said.err).toMatch(/^DATA_DIR: cannot write to .*\n$/)
  })

  test.each([
    ['that is none', 'localhost/foyer', /^DATABASE_URL: not an address of the form .*\n$/],
    [
      'where nothing answers',
      'postgres://ada:secret@127.0.0.1:1/foyer',
      /^DATABASE_URL: .* at 127\.0\.0\.1:1: nothing answers there\. .*\n$/,
    ],
    [
      'with an unknown host',
      'postgres://ada:secret@no-such-host.invalid/foyer',
      /^DATABASE_URL: .* the name no-such-host\.invalid is not known\. .*\n$/,
    ],
  ])('a DATABASE_URL %s', async (_, databaseUrl, line) => {
    const server = start({ DATABASE_URL: databaseUrl })
    expect(await server.ended()).toBe(1)
    expect(server.said.err).toMatch(line)
    expect(server.said.err).not.toContain('secret')
  })
})

describe('the demo account', () => {
  const demo = { DEMO: 'on' }
  const file = () => join(folder, 'data/demo-account.json')

  test('signs in with the password that is announced, after a restart too, and with a new one when the file is gone', async () => {
    const first = start(demo)
    const { address, demoAccount } = await first.ready()
    expect(demoAccount).toMatchObject({
      email: 'demo@foyer.test',
      password: expect.stringMatching(/[A-Z].*\d/),
    })
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    const answer = await callServer(address, routes.login.path, { body: demoAccount ?? {} })
    expect(answer).toMatchObject({ status: 200, body: { email: 'demo@foyer.test' } })
    first.child.kill('SIGTERM')
    await first.ended()

    const second = start(demo)
    expect((await second.ready()).demoAccount).toEqual(demoAccount)
    second.child.kill('SIGTERM')
    await second.ended()

    await rm(file())
    const { address: again, demoAccount: anew } = await start(demo).ready()
    expect(anew?.password).not.toBe(demoAccount?.password)
    expect(await callServer(again, routes.login.path, { body: anew ?? {} })).toMatchObject({ status: 200 })
    expect(await callServer(again, routes.login.path, { body: demoAccount ?? {} })).toMatchObject({
      status: 401,
    })
    expect(await readFile(file(), 'utf8')).toContain(anew?.password)
  })

  test('its password is kept in DATA_DIR, so what is wrong there is one line too', async () => {
    await writeFile(join(folder, 'file'), '')
    const server = start({ ...demo, DATA_DIR: join(folder, 'file', 'data') })
    expect(await server.ended()).toBe(1)
    expect(server.said.err).toMatch(/^DATA_DIR: cannot write to .*\n$/)
  })
})

if (own !== null) {
  describe('two server processes on one PostgreSQL', () => {
    test('share sessions and rate limits', async () => {
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

    test.each([
      [
        'no such database',
        (url: URL) => (url.pathname = '/nowhere'),
        /has no database "nowhere"\. Create it, /,
      ],
      ['a user that is not known', (url: URL) => (url.username = 'nobody'), /^DATABASE_URL: /],
      [
        'a name with a broken percent code',
        (url: URL) => (url.pathname = '/a%zz'),
        /has no database "a%zz"\. Create it, /,
      ],
    ])('%s is one line that says what to do', async (_, change, line) => {
      const url = new URL(own.url ?? '')
      change(url)
      const server = start({ DATABASE_URL: url.href })
      expect(await server.ended()).toBe(1)
      expect(server.said.err).toMatch(line)
      expect(server.said.err.trim().split('\n')).toHaveLength(1)
    })
  })
}
