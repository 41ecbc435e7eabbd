import { once } from 'node:events'
import { connect } from 'node:net'
import { operations } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import { readConfig } from '../../config.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test, testConfig } from '../../testing/server-test.ts'
import { createProxyTrust, readAddress } from './caller.ts'

describe('the address of a caller', () => {
  test.for([
    ['nobody', [], '203.0.113.9', '127.0.0.1'],
    ['the proxy', ['127.0.0.1'], '203.0.113.9', '203.0.113.9'],
    ['the proxy, when the caller forges the header', ['127.0.0.1'], '10.1.2.3, 203.0.113.9', '203.0.113.9'],
    ['a chain of proxies', ['127.0.0.1', '10.0.0.0/8'], '203.0.113.9, 10.1.2.3', '203.0.113.9'],
    [
      'a chain of proxies that write ports',
      ['127.0.0.1', '10.0.0.0/8'],
      '203.0.113.9:1, 10.1.2.3:2',
      '203.0.113.9',
    ],
    ['such a chain, for IPv6', ['127.0.0.1', '2001:db8::/64'], '203.0.113.9, [2001:db8::7]:2', '203.0.113.9'],
    ['a chain in which nobody trusts the last', ['127.0.0.1'], '203.0.113.9:1, 10.1.2.3:2', '10.1.2.3'],
    ['another proxy', ['192.0.2.1'], '203.0.113.9', '127.0.0.1'],
    ['the proxy, for IPv6', ['127.0.0.1'], '2001:db8::7', '2001:db8::7'],
    ['the proxy, which writes the port', ['127.0.0.1'], '203.0.113.9:51234', '203.0.113.9'],
    ['the proxy, which writes the port, for IPv6', ['127.0.0.1'], '[2001:db8::7]:51234', '2001:db8::7'],
    ['the proxy, which writes IPv4 as IPv6', ['127.0.0.1'], '::ffff:203.0.113.9', '203.0.113.9'],
    ['the proxy, which does so with a port', ['127.0.0.1'], '[::ffff:203.0.113.9]:51234', '203.0.113.9'],
    ['the proxy, which writes nonsense', ['127.0.0.1'], 'anything:1', 'anything:1'],
  ] as const)('trusting %s (%o), with X-Forwarded-For: %s, it is %s', async (row, { start }) => {
    const [, trustedProxies, forwarded, expected] = row
    const browser = (await start({ trustedProxies })).open()
    await browser.call('register', { body: ada, headers: { 'x-forwarded-for': forwarded } })
    const { body } = await browser.call('sessions')
    expect(body.sessions[0]?.address).toBe(expected)
  })

  test.for([
    ['nobody', []],
    ['the proxy', ['127.0.0.1']],
  ] as const)(
    'is known when the caller breaks off before the answer, trusting %s',
    async ([, trustedProxies], { start }) => {
      const { listen, context, log } = await start({ trustedProxies })
      const { hostname, port } = new URL(await listen())
      const people = Array.from({ length: 10 }, (_, index) => `gone${index}@example.com`)
      for (const email of people) {
        const body = JSON.stringify({ ...ada, email })
        const head = `POST ${operations.register.path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 127.0.0.1\r\n`
        const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`
        const socket = connect(Number(port), hostname)
        socket.write(head + type + body, () => socket.resetAndDestroy())
        await once(socket, 'close')
      }
      await expect.poll(() => log.filter((line) => line.includes(operations.register.path))).toHaveLength(10)
      expect(log.join('')).not.toContain('unexpected error')
      const stored = 'select distinct address from sessions'
      expect(await context.database.query(stored)).toEqual([{ address: '127.0.0.1' }])
    },
  )

  test('counts as one for all callers whose connection was gone before it was read', () => {
    expect(readAddress({})).toBe('unknown')
    const isTrusted = createProxyTrust(['127.0.0.1'])
    expect(isTrusted && isTrusted()).toBe(false)
  })

  test('is stored with a long User-Agent cut off', async ({ start }) => {
    const { open, context } = await start()
    const headers = { 'user-agent': 'x'.repeat(5_000) }
    await open().call('register', { body: ada, headers })
    const stored = 'select length(user_agent) as length from sessions'
    expect(await context.database.query(stored)).toEqual([{ length: 512 }])
  })

  const link = { token: 'x'.repeat(43) }
  const event = { name: 'form_exit', schemaVersion: 1, form: 'sign-in' }
  test.for([
    ['recoveryCheck', link, 200],
    ['undoCheck', link, 200],
    ['events', { events: [event] }, 202],
  ] as const)(
    'is rate-limited without the port that a proxy adds: %s',
    async ([call, body, status], { start }) => {
      const once = { attempts: 1, seconds: 60 }
      const { open } = await start({
        trustedProxies: ['127.0.0.1'],
        analytics: readConfig({ ANALYTICS_LOG: 'on' }).analytics,
        limits: { ...testConfig.limits, recoveryPerAddress: once, eventsPerAddress: once },
      })
      const statuses = []
      for (const forwarded of ['203.0.113.9:51234', '203.0.113.10:51234', '203.0.113.9:60000'])
        statuses.push((await open().callForError(call, body, { 'x-forwarded-for': forwarded })).status)
      expect(statuses).toEqual([status, status, 429])
    },
  )
})
