import { describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'

describe('GET healthz', () => {
  test('answers while the process is alive', async ({ start }) => {
    expect(await (await start()).open().call('healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    })
  })
})
