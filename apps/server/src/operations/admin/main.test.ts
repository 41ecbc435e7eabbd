import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, vi } from 'vitest'
import { appRoot } from '../../app-root.ts'
import type { Environment } from '../../settings/environment.ts'
import { processTest as test } from '../../testing/processes/process-test.ts'
import { callServer } from '../../testing/processes/server-process.ts'
import { ada } from '../../testing/people.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

const script = fileURLToPath(new URL('dist/admin.js', appRoot))

/** Runs the built admin command as a process. */
function runProcess(args: readonly string[], environment: Environment) {
  const options = {
    cwd: fileURLToPath(appRoot),
    env: { PATH: process.env['PATH'], ...environment },
  }
  return new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [script, ...args], options, (error, out, err) =>
      resolve({ code: error === null ? 0 : error.code, out, err }),
    )
  })
}

describe('the admin command, as a process', () => {
  test('uses the embedded database while no server does, and otherwise names the process that does', async ({
    start,
    folder,
  }) => {
    const environment = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
    const server = start(environment)
    const { address } = await server.ready()
    await callServer(address, '/web/v1/auth/register', { body: ada })
    const busy = await runProcess(['user', ada.email], environment)
    expect(busy).toMatchObject({ code: 1, out: '' })
    expect(busy.err).toBe(
      `The server (process ${server.child.pid}) has the embedded database in ${environment.DATA_DIR} open, and no two ` +
        'processes can. Stop the server, run this again, and start it; with DATABASE_URL both work at once.\n',
    )
    server.child.kill('SIGTERM')
    await server.ended()
    const { code, out } = await runProcess(['user', ada.email, '--json'], environment)
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ account: { email: ada.email } })
  })

  test('makes no database where there is none', async ({ folder }) => {
    const dataDir = join(folder, 'elsewhere')
    await mkdir(dataDir)
    expect(await runProcess(['events'], { DATA_DIR: dataDir })).toEqual({
      code: 1,
      out: '',
      err: `DATA_DIR: there is no database in ${dataDir}. Name the folder of the server, or its DATABASE_URL.\n`,
    })
  })

  test('ends without an error when its reader closes the pipe, as `head` does', async () => {
    const child = spawn(process.execPath, [script, 'help'], { stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    let err = ''
    child.stderr.on('data', (text: Buffer) => (err += text.toString()))
    const [code] = await once(child, 'close')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })

  // Only Linux has this device.
  test.runIf(existsSync('/dev/full'))('says in one line that its output could not be written', async () => {
    const output = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, [script, 'help'], { stdio: ['ignore', output, 'pipe'] })
    closeSync(output)
    let err = ''
    child.stderr?.on('data', (text: Buffer) => (err += text.toString()))
    const [code] = await once(child, 'close')
    expect({ code, err }).toEqual({
      code: 1,
      err: 'It could not be done: ENOSPC: no space left on device, write (ENOSPC). LOG_LEVEL=debug shows where.\n',
    })
  })

  test('says what is wrong with the environment, as the server does', async ({ folder }) => {
    const { code, err } = await runProcess(['events'], { DATA_DIR: folder, PORT: 'http' })
    expect(code).toBe(1)
    expect(err).toMatch(/^PORT: "http" is not a whole number .*\n$/)
  })
})

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('the admin command works beside a server that runs on PostgreSQL', async ({ start, own }) => {
    const { address } = await start().ready()
    await callServer(address, '/web/v1/auth/register', { body: ada })
    const environment = { DATABASE_URL: own?.url ?? '' }
    const { code, out } = await runProcess(['end-sessions', ada.email, '--yes', '--json'], environment)
    expect({ code, ...JSON.parse(out) }).toMatchObject({ code: 0, ended: 1 })
  })
}
