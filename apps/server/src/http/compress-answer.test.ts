import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { routes } from '@foyer/core/wire'
import { ada } from '../testing/people.ts'
import { socialTest } from '../testing/social/social-test.ts'
import { compressAnswer, isCompressed } from './compress-answer.ts'

async function ask(answer: object, accepted: string) {
  const app = fastify()
  app.get('/', { onSend: compressAnswer }, (_request, reply) => {
    reply.header('vary', 'origin')
    return answer
  })
  const response = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  await app.close()
  return response
}

const long = { list: Array.from({ length: 100 }, (_, index) => `provider ${index}`) }

describe('a long answer', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'to a client that accepts %s is sent as %s, with the same content',
    async (accepted, encoding, open) => {
      const { headers, rawPayload } = await ask(long, accepted)
      expect(headers['content-encoding']).toBe(encoding)
      expect(headers['vary']).toBe('origin, accept-encoding')
      expect(headers['content-length']).toBe(String(rawPayload.length))
      expect(JSON.parse(open(rawPayload).toString())).toEqual(long)
    },
  )

  it('is sent uncompressed to a client that accepts no encoding, and a short one to every client', async () => {
    expect((await ask(long, 'identity')).headers).not.toHaveProperty('content-encoding')
    expect((await ask({ a: 1 }, 'br')).headers).not.toHaveProperty('content-encoding')
  })

  it.each(['login', 'session', 'exportAccount', 'readAccount', 'profileNew', 'checkout'] as const)(
    'is never compressed if its length could reveal a secret: %s',
    (id) => {
      expect(isCompressed(id)).toBe(false)
    },
  )
})

describe('the server, over a socket and with a client that accepts compression,', () => {
  socialTest.for(['br', 'gzip'])('sends all fourteen providers as %s', async (encoding, { startSocial }) => {
    const server = await startSocial()
    const whole = await server.open().call('socialConfigs')
    expect(whole.headers).not.toHaveProperty('content-encoding')
    const url = `${await server.listen()}${routes.socialConfigs.path}`
    const answer = await fetch(url, { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(whole.text.length / 2)
    expect(await answer.text()).toBe(whole.text)
  })

  socialTest('sends a person’s export uncompressed, however long it is', async ({ startSocial }) => {
    const server = await startSocial()
    const browser = server.open()
    await browser.call('register', { body: ada })
    await browser.call('updateAccount', { body: { name: 'A'.repeat(64) } })
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const url = `${await server.listen()}${routes.exportAccount.path}`
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br, gzip', cookie } })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect((await answer.text()).length).toBeGreaterThan(1_024)
  })
})
