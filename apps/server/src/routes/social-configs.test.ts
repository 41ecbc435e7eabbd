import { describe, expect } from 'vitest'
import { serverTest as test } from '../testing/server-test.ts'

describe('GET social-configs', () => {
  test('none is configured, so the list is empty', async ({ start }) => {
    expect((await (await start()).open().call('socialConfigs')).body).toEqual({ socialConfigs: [] })
  })
})
