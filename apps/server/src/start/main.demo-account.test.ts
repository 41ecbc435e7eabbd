import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { routes } from '@foyer/core/wire'
import { processTest as test } from '../testing/processes/process-test.ts'
import { callServer } from '../testing/processes/server-process.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

describe('the demo account', () => {
  const demo = { DEMO: 'on' }

  test('signs in with the announced password, after a restart too, and gets a new one if its file is gone', async ({
    start,
    folder,
  }) => {
    const file = join(folder, 'data/demo-account.json')
    const first = start(demo)
    const { address, demoAccount } = await first.ready()
    expect(demoAccount).toMatchObject({
      email: 'demo@foyer.test',
      password: expect.stringMatching(/[A-Z].*\d/),
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const answer = await callServer(address, routes.login.path, { body: demoAccount ?? {} })
    expect(answer).toMatchObject({ status: 200, body: { email: 'demo@foyer.test' } })
    first.child.kill('SIGTERM')
    await first.ended()

    const second = start(demo)
    expect((await second.ready()).demoAccount).toEqual(demoAccount)
    second.child.kill('SIGTERM')
    await second.ended()

    await rm(file)
    const { address: again, demoAccount: anew } = await start(demo).ready()
    expect(anew?.password).not.toBe(demoAccount?.password)
    expect(await callServer(again, routes.login.path, { body: anew ?? {} })).toMatchObject({ status: 200 })
    expect(await callServer(again, routes.login.path, { body: demoAccount ?? {} })).toMatchObject({
      status: 401,
    })
    expect(await readFile(file, 'utf8')).toContain(anew?.password)
  })

  test('fails the start in one line if its password cannot be stored in DATA_DIR', async ({
    start,
    folder,
  }) => {
    await writeFile(join(folder, 'file'), '')
    const server = start({ ...demo, DATA_DIR: join(folder, 'file', 'data') })
    expect(await server.ended()).toBe(1)
    expect(server.logs.err).toMatch(/^DATA_DIR: cannot write to .*\n$/)
  })
})
