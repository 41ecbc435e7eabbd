import { describe, expect } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Environment } from '../../settings/environment.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('the security headers of every response', () => {
  test.for(['/healthz', '/nowhere', '/web/v1/auth/session', '/%zz'])('%s', async (url, { start }) => {
    const { headers } = await (await start()).open().request({ url })
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  })

  test.for(['/healthz', '/nowhere', '/web/v1/auth/session', '/%zz'])(
    '%s has each of them once, as sent over a socket',
    async (path, { start }) => {
      const { listen, open } = await start()
      const { headers: expected } = await open().request({ url: path })
      const { headers } = await fetch(`${await listen()}${path}`)
      for (const name of ['content-security-policy', 'x-content-type-options', 'x-frame-options'])
        // If a header is sent twice, `fetch` joins its values with a comma.
        expect(headers.get(name)).toBe(expected[name])
    },
  )

  test.for([
    ['http://localhost:3000', undefined],
    ['https://id.example.com', 'max-age=31536000; includeSubDomains'],
  ] as const)('at %s Strict-Transport-Security is %s', async ([publicUrl, expected], { start }) => {
    const { headers } = await (await start({ publicUrl })).open().call('healthz')
    expect(headers['strict-transport-security']).toBe(expected)
  })
})

describe('a page may load from other origins', () => {
  const configured = (environment: Environment) => ({ captcha: readConfig(environment).captcha })

  test('only what the configured captcha needs', async ({ start }) => {
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'a-secret-of-google' }
    const { open } = await start(configured({ ...keys, RECAPTCHA_HOST: 'www.recaptcha.net' }))
    const { headers } = await open().request({ url: '/healthz' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(
      "script-src 'self' https://www.recaptcha.net/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.gstatic.cn/recaptcha/;",
    )
    expect(policy).toContain(
      'frame-src https://www.recaptcha.net/recaptcha/ https://recaptcha.google.com/recaptcha/;',
    )
    expect(policy).not.toMatch(/unsafe|connect-src|geetest/)
  })

  test('nothing for a proof of work', async ({ start }) => {
    const altcha = configured({ CAPTCHA_KIND: 'altcha', ALTCHA_HMAC_KEY: 'k'.repeat(32) })
    const [own, plain] = await Promise.all(
      [await start(altcha), await start()].map(({ open }) => open().request({ url: '/healthz' })),
    )
    expect(own?.headers['content-security-policy']).toBe(plain?.headers['content-security-policy'])
  })
})
