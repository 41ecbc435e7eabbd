import { describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'

const publicUrl = 'https://id.example.com'
const friend = 'https://shop.example.com'
const stranger = 'https://other.example'
const warnings = (log: readonly string[]) => log.filter((line) => JSON.parse(line).level === 'warn')
const url = '/web/v1/auth/session'

describe('an origin that is not allowed', () => {
  test('is logged once, with the settings that decide it', async ({ start }) => {
    // A configuration that no other test uses, so that this server has not logged any origin yet.
    const { open, log } = await start({ publicUrl, allowedOrigins: [friend, 'https://a.example.com'] })
    const browser = open()
    for (const method of ['GET', 'OPTIONS'] as const)
      await browser.request({ url, method, headers: { origin: stranger } })
    expect(warnings(log)).toHaveLength(1)
    expect(JSON.parse(warnings(log)[0] ?? '')).toMatchObject({
      level: 'warn',
      origin: stranger,
      PUBLIC_URL: publicUrl,
      ALLOWED_ORIGINS: [friend, 'https://a.example.com'],
      msg: 'a page of another origin made a call and was refused. If it is yours: PUBLIC_URL is the address that people see, and ALLOWED_ORIGINS lists further origins.',
    })
  })

  test('cannot flood the log, however many and however long such origins are', async ({ start }) => {
    const { open, log } = await start({ publicUrl, allowedOrigins: ['https://b.example.com'] })
    const browser = open()
    await browser.request({ url, headers: { origin: `https://${'x'.repeat(300)}.example` } })
    expect(warnings(log)).toEqual([])
    for (let number = 0; number < 30; number++)
      await browser.request({ url, headers: { origin: `https://${number}.example` } })
    expect(warnings(log)).toHaveLength(20)
  })

  test.for([
    ['from our own origin', url, publicUrl],
    ['from an allowed origin', url, friend],
    ['from another origin, to a page', '/sign-in', stranger],
  ])('is not logged for a request that is allowed: %s', async ([, address, origin], { start }) => {
    const { open, log } = await start({ publicUrl, allowedOrigins: [friend, 'https://c.example.com'] })
    await open().request({ url: address, headers: { origin } })
    expect(warnings(log)).toEqual([])
  })
})
