import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@foyer/core/wire'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { processTest as test } from '../../testing/processes/process-test.ts'
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
    expect(server.said.err).toBe('')
  })
})
