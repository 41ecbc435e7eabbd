import { fastify } from 'fastify'
import { describe, expect } from 'vitest'
import { createLogger } from '../../operations/observability/create-logger.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { warnOfUnnamedProxy } from './warn-of-unnamed-proxy.ts'

const url = '/healthz'
const headers = { 'x-forwarded-for': '203.0.113.9' }

describe('a proxy that TRUSTED_PROXIES does not name', () => {
  test('is logged once, with its address and without the one that it forwards', async ({ start }) => {
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
      peer: '127.0.0.1',
      msg: 'TRUSTED_PROXIES: a request came with X-Forwarded-For from an address that is not named there. If it is a proxy of yours, name it: until then all people behind it count as one.',
    })
    expect(log[0]).not.toContain('203.0.113.9')
  })

  test('is logged after a client that sends the header itself, and again after an hour, but only a few addresses an hour', async () => {
    const log: string[] = []
    let milliseconds = 0
    const app = fastify()
    warnOfUnnamedProxy(
      app,
      createLogger('warn', { write: (line) => void log.push(line) }),
      () => milliseconds,
    )
    app.get(url, () => 'here')
    const ask = (remoteAddress: string) => app.inject({ url, headers, remoteAddress })
    const readPeers = () => log.map((line) => (JSON.parse(line) as { peer: string }).peer)
    await ask('198.51.100.1')
    await ask('10.0.0.1')
    expect(readPeers()).toEqual(['198.51.100.1', '10.0.0.1'])
    for (let number = 2; number < 20; number++) await ask(`198.51.100.${number}`)
    expect(readPeers()).toHaveLength(5)
    milliseconds += 3_600_000
    await ask('10.0.0.1')
    expect(readPeers().at(-1)).toBe('10.0.0.1')
    expect(readPeers()).toHaveLength(6)
    await app.close()
  })

  test('is not logged once it is listed there', async ({ start }) => {
    const { open, log } = await start({ trustedProxies: ['127.0.0.1'] })
    await open().request({ url, headers })
    // A person on the machine that runs the proxy.
    await open().request({ url, headers: { 'x-forwarded-for': '127.0.0.1' } })
    expect(log).toEqual([])
  })
})
