import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, vi } from 'vitest'
import { appRoot } from '../app-root.ts'
import { processTest as test } from '../testing/processes/process-test.ts'
import { invalidSettingsExitCode } from '../settings/start-error.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

const embedded = { DATABASE_URL: '' }

test('a wrong setting is reported in one line, with the exit code that deploy/foyer@.service does not restart', async ({
  start,
}) => {
  const server = start({ DATABASE_URL: 'localhost/secret' })
  expect(await server.ended()).toBe(invalidSettingsExitCode)
  expect(server.logs.err).toMatch(/^DATABASE_URL: not an address of the form .*\n$/)
  expect(server.logs.err).not.toContain('secret')
  const unit = readFileSync(new URL('../../deploy/foyer@.service', appRoot), 'utf8')
  expect(unit).toContain(`\nRestartPreventExitStatus=${invalidSettingsExitCode}\n`)
})

describe('a failed start says why in one line and exits with 1:', () => {
  test.for([
    [
      'PORT',
      (port: number) =>
        `is in use on 127.0.0.1. Stop the program that uses it, or name another port: PORT=${port + 1}.`,
    ],
    ['METRICS_PORT', () => 'is in use on 127.0.0.1: each process needs a METRICS_PORT of its own.'],
  ] as const)('a %s in use', async ([name, say], { start }) => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const server = start({ PORT: '0', [name]: String(port) })
    expect(await server.ended()).toBe(1)
    expect(server.logs.err).toBe(`${name}: ${port} ${say(port)}\n`)
    blocker.close()
  })

  test('GeeTest without its script', async ({ start, folder }) => {
    await writeFile(join(folder, 'index.html'), '')
    const server = start({
      ...embedded,
      WEB_DIR: folder,
      CAPTCHA: 'on',
      CAPTCHA_KIND: 'geetest',
      GEETEST_CAPTCHA_ID: 'id',
      GEETEST_CAPTCHA_KEY: 'a-key-of-geetest',
    })
    expect(await server.ended()).toBe(1)
    expect(server.logs.err).toMatch(
      /^GEETEST_SCRIPT: there is no file .*gt4\.js\. Take gt4\.js from https:.*\n$/,
    )
  })

  test('a folder in use', async ({ start }) => {
    const first = start(embedded)
    await first.ready()
    const second = start(embedded)
    expect(await second.ended()).toBe(1)
    expect(second.logs.err).toMatch(/^DATA_DIR: .* is in use by process \d+\. Stop that one first, .*\n$/)
  })

  test('a folder that cannot be written', async ({ start, folder }) => {
    await writeFile(join(folder, 'file'), '')
    const server = start({ ...embedded, DATA_DIR: join(folder, 'file', 'data') })
    expect(await server.ended()).toBe(1)
    expect(server.logs.err).toMatch(/^DATA_DIR: cannot write to .*\n$/)
  })

  test.for([
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
  ] as const)('a DATABASE_URL %s', async ([, databaseUrl, line], { start }) => {
    const server = start({ DATABASE_URL: databaseUrl })
    expect(await server.ended()).toBe(1)
    expect(server.logs.err).toMatch(line)
    expect(server.logs.err).not.toContain('secret')
  })
})

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  describe('a PostgreSQL that refuses the connection', () => {
    test.for<[string, (url: URL) => unknown, RegExp]>([
      [
        'a missing database',
        (url: URL) => (url.pathname = '/nowhere'),
        /has no database "nowhere"\. Create it, /,
      ],
      ['an unknown user', (url: URL) => (url.username = 'nobody'), /^DATABASE_URL: /],
      [
        'a name with a broken percent code',
        (url: URL) => (url.pathname = '/a%zz'),
        /has no database "a%zz"\. Create it, /,
      ],
    ])('for %s is explained in one line that says what to do', async ([, change, line], { start, own }) => {
      const url = new URL(own?.url ?? '')
      change(url)
      const server = start({ DATABASE_URL: url.href })
      expect(await server.ended()).toBe(1)
      expect(server.logs.err).toMatch(line)
      expect(server.logs.err.trim().split('\n')).toHaveLength(1)
    })
  })
}
