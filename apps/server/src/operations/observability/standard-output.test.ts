import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@foyer/core/wire'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { processTest as test } from '../../testing/processes/process-test.ts'
import { bufferOutput } from './standard-output.ts'
import { readErrorCode } from './error-code.ts'
import { callServer, startServerProcess } from '../../testing/processes/server-process.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

/** A Linux device on which every write fails, as on a full disk. */
const fullDevice = '/dev/full'

describe.runIf(existsSync(fullDevice))('a log that goes to a full disk', () => {
  test('does not prevent the server from answering or stopping', async ({ folder }) => {
    const output = openSync(fullDevice, 'w')
    const environment = { DATABASE_URL: '', DATA_DIR: join(folder, 'data') }
    const server = startServerProcess(environment, undefined, output)
    closeSync(output)
    onTestFinished(() => void server.child.kill('SIGKILL'))
    const { address } = await server.ready()
    // Enough lines for more than one batch, so that later calls follow a failed write.
    for (let call = 0; call < 100; call++)
      expect(await callServer(address, routes.session.path)).toMatchObject({ status: 401 })
    server.child.kill('SIGTERM')
    expect(await server.ended()).toBe(0)
    expect(server.logs.err).toBe('')
  })
})

/** @returns what has arrived in the pipe */
function readAll(pipe: number): string {
  const buffer = Buffer.alloc(65_536)
  try {
    return buffer.toString('utf8', 0, readSync(pipe, buffer))
  } catch (error) {
    // Nothing has.
    if (readErrorCode(error) !== 'EAGAIN') throw error
    return ''
  }
}

describe.skipIf(process.platform === 'win32')('a log whose reader is too slow', () => {
  test('says how many lines were lost once it is read again, and all others arrive', async ({ folder }) => {
    const path = join(folder, 'pipe')
    execFileSync('mkfifo', [path])
    const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK)
    onTestFinished(() => closeSync(pipe))
    const log = bufferOutput(pipe)
    const line = `${'x'.repeat(999)}\n`
    const count = 2_000
    for (let written = 0; written < count; written++) log.write(line)
    let text = ''
    await expect
      .poll(() => (text += readAll(pipe)), { timeout: 30_000, interval: 1 })
      .toContain('lines of this log were lost')
    const lines = text.trim().split('\n')
    const { lines: lost } = JSON.parse(lines.find((each) => each.startsWith('{')) ?? '') as { lines: number }
    expect(lost).toBeGreaterThan(900)
    await expect
      .poll(() => (text += readAll(pipe)).split('\n').filter((each) => each.startsWith('x')).length, {
        timeout: 30_000,
        interval: 1,
      })
      .toBe(count - lost)
  })
})
