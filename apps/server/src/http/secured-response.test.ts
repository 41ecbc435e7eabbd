import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished } from 'vitest'
import { buildApp } from '../app.ts'
import { serverTest as test } from '../testing/server-test.ts'
import { createSecuredResponse } from './secured-response.ts'
import { createSecurityHeaders } from './security-headers.ts'

const securityHeaders = createSecurityHeaders(false)

/** Answers one request, of a real socket. */
async function ask(answer: RequestListener): Promise<Response> {
  const SecuredResponse = createSecuredResponse(securityHeaders)
  expect(SecuredResponse).toBeDefined()
  const server = createServer(
    SecuredResponse === undefined ? {} : { ServerResponse: SecuredResponse },
    answer,
  )
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

describe('an answer that leaves by a socket', () => {
  test.for(['/healthz', '/nowhere', '/web/v1/auth/session', '/%zz'])(
    '%s has every header of protection once',
    async (path, { start }) => {
      const app = await buildApp((await start()).context)
      onTestFinished(() => app.close())
      const { headers } = await fetch(`${await app.listen({ host: '127.0.0.1', port: 0 })}${path}`)
      // One that was sent twice would be read as both, with a comma between them.
      expect(Object.fromEntries(headers)).toMatchObject(securityHeaders)
    },
  )

  test.for<[string, RequestListener]>([
    ['written at once', (_request, response) => response.writeHead(404, { 'x-own': '1' }).end()],
    ['set one by one', (_request, response) => response.setHeader('x-own', '1').end('text')],
    ['given as a list', (_request, response) => response.writeHead(200, ['x-own', '1']).end()],
  ])('keeps the headers that were %s beside them', async ([, answer]) => {
    const { headers } = await ask(answer)
    expect(Object.fromEntries(headers)).toMatchObject({ ...securityHeaders, 'x-own': '1' })
  })

  test('may have a policy of its own in place of ours, and has all others', async () => {
    const own = { 'content-security-policy': "default-src 'none'" }
    const { headers } = await ask((_request, response) => response.writeHead(200, own).end())
    expect(Object.fromEntries(headers)).toMatchObject({ ...securityHeaders, ...own })
  })
})
