import { describe, expect } from 'vitest'
import { readConfig } from '../../config.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const url = '/.well-known/security.txt'

describe('security.txt', () => {
  test.for(['mailto:security@example.com', 'https://example.com/report'])(
    'says where to report a vulnerability, and expires months from now: %s',
    async (securityContact, { start }) => {
      const server = await start({ securityContact, publicUrl: 'https://id.example.com' })
      const { status, text, headers } = await server.open().request({ url })
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      const fields = new Map(
        text
          .trimEnd()
          .split('\n')
          .map((line) => line.split(/: (.*)/, 2) as [string, string]),
      )
      expect(fields.get('Contact')).toBe(securityContact)
      expect(fields.get('Canonical')).toBe(`https://id.example.com${url}`)
      const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
      expect(days).toBeGreaterThan(150)
      expect(days).toBeLessThan(365)
    },
  )

  test('is 404 while no SECURITY_CONTACT is set', async ({ start }) => {
    expect((await (await start()).open().request({ url })).status).toBe(404)
  })

  test('never has an invalid contact, which stops the start', () => {
    expect(() => readConfig({ SECURITY_CONTACT: 'somebody' })).toThrow(/SECURITY_CONTACT/)
  })
})
