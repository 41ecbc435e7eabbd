import { describe, expect, vi } from 'vitest'
import { routes } from '@foyer/core/wire'
import { ada } from '../../testing/people.ts'
import { processTest as test } from '../../testing/processes/process-test.ts'
import { callServer } from '../../testing/processes/server-process.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

/** @returns the status, or the code of the error if there is no connection */
async function ask(address: string, path: string) {
  try {
    const { status, headers } = await fetch(new URL(path, address))
    return { status, connection: headers.get('connection') }
  } catch (error) {
    return { status: error instanceof Error ? Object(error.cause).code : error }
  }
}

describe('a process that is told to stop', () => {
  test('is unready at once, still answers while closing each connection, and then accepts no more', async ({
    start,
  }) => {
    const server = start({ SHUTDOWN_DELAY: '3' })
    const { address } = await server.ready()
    expect(await ask(address, routes.readyz.path)).toEqual({ status: 200, connection: 'keep-alive' })
    server.child.kill('SIGTERM')
    await expect.poll(() => ask(address, routes.readyz.path)).toEqual({ status: 503, connection: 'close' })
    expect(await ask(address, routes.healthz.path)).toEqual({ status: 200, connection: 'close' })
    expect(await ask(address, '/nowhere')).toEqual({ status: 404, connection: 'close' })
    expect(await callServer(address, routes.register.path, { body: ada })).toMatchObject({ status: 201 })
    expect(await server.ended()).toBe(0)
    expect(await ask(address, routes.healthz.path)).toEqual({ status: 'ECONNREFUSED' })
  })

  test('exits at once when it is told again', async ({ start }) => {
    const server = start({ SHUTDOWN_DELAY: '300' })
    const { address } = await server.ready()
    server.child.kill('SIGTERM')
    await expect.poll(() => ask(address, routes.readyz.path)).toMatchObject({ status: 503 })
    server.child.kill('SIGTERM')
    expect(await server.ended()).toBe(1)
  })
})
