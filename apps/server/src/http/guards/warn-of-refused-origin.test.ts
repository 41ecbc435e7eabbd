import { fastify } from 'fastify'
import { describe, expect } from 'vitest'
import { createLogger } from '../../operations/observability/create-logger.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { warnOfRefusedOrigins } from './warn-of-refused-origin.ts'

const publicUrl = 'https://id.example.com'
const friend = 'https://shop.example.com'
const stranger = 'https://other.example'
const warnings = (log: readonly string[]) => log.filter((line) => JSON.parse(line).level === 'warn')
const url = '/web/v1/auth/session'

describe('an origin that is not allowed', () => {
  test.for([
    [
      'a call that changes something is refused',
      'POST',
      'a page of another origin made a call and was refused. If it is yours: PUBLIC_URL is the address that people see, and ALLOWED_ORIGINS lists further origins.',
      'https://a.example.com',
    ],
    [
      'the answer of another call cannot be read',
      'GET',
      expect.stringContaining('whose answer its browser does not let it read'),
      'https://d.example.com',
    ],
  ] as const)(
    'is logged once, with the settings that decide it: %s',
    async ([, method, msg, other], { start }) => {
      // A configuration that no other test uses, so that this server has not logged any origin yet.
      const { open, log } = await start({ publicUrl, allowedOrigins: [friend, other] })
      const browser = open()
      for (let time = 0; time < 2; time++)
        await browser.request({ url, method, headers: { origin: stranger } })
      expect(warnings(log)).toHaveLength(1)
      expect(JSON.parse(warnings(log)[0] ?? '')).toMatchObject({
        level: 'warn',
        origin: stranger,
        PUBLIC_URL: publicUrl,
        ALLOWED_ORIGINS: [friend, other],
        msg,
      })
    },
  )

  test('is logged again after an hour, even if others have used up the quota of the hour before', async () => {
    const log: string[] = []
    let milliseconds = 0
    const app = fastify()
    warnOfRefusedOrigins(
      app,
      { publicUrl, allowedOrigins: [] },
      createLogger('warn', { write: (line) => void log.push(line) }),
      () => milliseconds,
    )
    app.get(url, () => 'here')
    const ask = (origin: string) => app.inject({ url, headers: { origin } })
    for (let number = 0; number < 30; number++) await ask(`https://${number}.example`)
    await ask(stranger)
    expect(log.join('')).not.toContain(stranger)
    milliseconds += 3_600_000
    await ask(stranger)
    expect(log.join('')).toContain(stranger)
    await app.close()
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
