import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished } from 'vitest'
import { operations } from '@foyer/core/wire'
import { buildApp } from '../../app.ts'
import { ada } from '../../testing/people.ts'
import { serverTest as test } from '../../testing/server-test.ts'

const own = 'https://id.example.com'
const friend = 'https://shop.example.com'

describe('a state-changing call', () => {
  test.for([
    ['our own page', { origin: own, 'sec-fetch-site': 'same-origin' }, true],
    ['our own page in a browser without Sec-Fetch-Site', { origin: own }, true],
    ['a page of an allowed origin', { origin: friend, 'sec-fetch-site': 'same-site' }, true],
    ['a program, which sends neither', {}, true],
    ['somebody who typed the address', { 'sec-fetch-site': 'none' }, true],
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['another site in a browser without Sec-Fetch-Site', { origin: 'https://evil.example' }, false],
    ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, false],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    [
      'another host of our domain',
      { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' },
      false,
    ],
    ['another host of our domain, without its origin', { 'sec-fetch-site': 'same-site' }, false],
    ['our name without TLS', { origin: 'http://id.example.com' }, false],
    ['our name at another port', { origin: `${own}:8443` }, false],
    ['a name that begins like ours', { origin: `${own}.evil.example` }, false],
    ['headers that contradict each other', { origin: own, 'sec-fetch-site': 'cross-site' }, false],
  ] as const)('from %s (%o) is accepted: %s', async ([, headers, isTaken], { start }) => {
    const { open } = await start({ publicUrl: own, allowedOrigins: [friend] })
    const answer = await open().callForError('login', ada, headers)
    expect(answer).toMatchObject(
      isTaken
        ? { body: { code: 'invalid_credentials' } }
        : { status: 403, body: { code: 'forbidden_origin' } },
    )
  })

  test.for([
    ['http://localhost:PORT', true],
    ['http://127.0.0.1:PORT', true],
    ['http://[::1]:PORT', true],
    ['http://localhost:1', false],
    ['https://localhost:PORT', false],
    ['http://foyer.evil.example:PORT', false],
  ] as const)('without PUBLIC_URL, from a page at %s is accepted: %s', async ([page, isTaken], { start }) => {
    const { context } = await start({ publicUrl: null })
    const app = await buildApp(context)
    onTestFinished(() => app.close())
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/web/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: page.replace('PORT', String(port)) },
      body: JSON.stringify(ada),
    })
    expect(answer.status).toBe(isTaken ? 401 : 403)
  })

  test('is refused before its body is read or a password is hashed', async ({ start }) => {
    const { open } = await start({ publicUrl: own })
    const answer = await open().request({
      method: 'POST',
      url: '/web/v1/auth/login',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      payload: 'x'.repeat(200_000),
    })
    expect(answer.status).toBe(403)
  })

  test.for(Object.values(operations).filter(({ method }) => method !== 'GET'))(
    'is checked on every route: $method $path',
    async ({ method, path }, { start }) => {
      const { open } = await start({ publicUrl: own })
      const headers = { origin: 'https://evil.example' }
      expect(await open().request({ method, url: path, headers })).toMatchObject({
        status: 403,
        body: { code: 'forbidden_origin' },
      })
    },
  )

  test('is checked, but a read is not: any page may send it, and cannot see the answer', async ({
    start,
  }) => {
    const { open } = await start({ publicUrl: own })
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await open().call('settings', { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})
