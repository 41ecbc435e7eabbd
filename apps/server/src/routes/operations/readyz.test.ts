import { describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'

describe('GET readyz', () => {
  test('answers while the database does', async ({ start }) => {
    expect(await (await start()).open().call('readyz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
})
