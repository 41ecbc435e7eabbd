import { describe, expect } from 'vitest'
import { serverTest as test } from '../testing/server-test.ts'

describe('the headers of every answer', () => {
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

  test.for([
    ['http://localhost:3000', undefined],
    ['https://id.example.com', 'max-age=31536000; includeSubDomains'],
  ] as const)('at %s Strict-Transport-Security is %s', async ([publicUrl, expected], { start }) => {
    const { headers } = await (await start({ publicUrl })).open().call('healthz')
    expect(headers['strict-transport-security']).toBe(expected)
  })
})
