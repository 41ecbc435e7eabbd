import { describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'

const url = '/healthz'
const headers = { 'x-forwarded-for': '203.0.113.9' }

describe('a proxy that TRUSTED_PROXIES does not name', () => {
  test('is logged once, without the address that it forwards', async ({ start }) => {
    // A configuration that no other test uses, so that this server has not logged the warning yet.
    const { open, log } = await start({ trustedProxies: ['192.0.2.99'] })
    const browser = open()
    await browser.request({ url })
    expect(log).toEqual([])
    await browser.request({ url, headers })
    await browser.request({ url, headers })
    expect(log).toHaveLength(1)
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 'warn',
      msg: 'TRUSTED_PROXIES: a request came with X-Forwarded-For from an address that is not named there, so all people behind it count as one. Name the addresses of your proxies.',
    })
    expect(log[0]).not.toContain('203.0.113.9')
  })

  test('is not logged once it is listed there', async ({ start }) => {
    const { open, log } = await start({ trustedProxies: ['127.0.0.1'] })
    await open().request({ url, headers })
    // A person on the machine that runs the proxy.
    await open().request({ url, headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect(log).toEqual([])
  })
})
