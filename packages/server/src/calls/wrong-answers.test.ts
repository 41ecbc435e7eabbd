import type { ServerResponse } from 'node:http'
import { describe, expect } from 'vitest'
import { adasCookie, json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

const html = { 'content-type': 'text/html' }
const isJson = { 'content-type': 'application/json' }

const hint =
  "as Foyer does not: check that `url` is Foyer's own address, and that Foyer is as new as this package."

describe('An answer to getUser', () => {
  test.for<[string, (response: ServerResponse) => void]>([
    ['answered 200 with text/html', (response) => response.writeHead(200, html).end('<h1>Welcome</h1>')],
    ['answered 404 with text/html', (response) => response.writeHead(404, html).end('<h1>Not here</h1>')],
    ['answered 204 with no type of content', (response) => response.writeHead(204).end()],
    ['answered 404 (not_found)', (response) => json(response, 404, { code: 'not_found' })],
    ['answered 401 (no_licence)', (response) => json(response, 401, { code: 'no_licence' })],
    ['answered 401', (response) => json(response, 401, ['unauthenticated'])],
    ['answered 404', (response) => json(response, 404, null)],
    ['answered 404', (response) => json(response, 404, { code: 7 })],
    ['answered 403 (forbidden)', (response) => json(response, 403, { code: 'forbidden' })],
    [
      'answered 401 with text/html',
      (response) => response.writeHead(401, { ...html, 'www-authenticate': 'Basic' }).end('Who are you?'),
    ],
    [
      'redirects to https://id.example.com/',
      (response) => response.writeHead(301, { location: 'https://id.example.com/' }).end(),
    ],
    ['redirects', (response) => response.writeHead(304).end()],
    [
      'answered 200 with JSON that cannot be read',
      (response) => response.writeHead(200, isJson).end('{"id":'),
    ],
    ['gave an answer in which `user` is no object', (response) => json(response, 200, null)],
    ['gave an answer in which `user` is no object', (response) => json(response, 200, [ada])],
    ['gave an answer in which `identifiers` is no list', (response) => json(response, 200, {})],
    [
      'gave an answer in which `identifiers` is no object',
      (response) => json(response, 200, { ...ada, identifiers: ['ada@example.test'] }),
    ],
    ['gave an answer in which `id` is no text', (response) => json(response, 200, { ...ada, id: '' })],
    ['gave an answer in which `id` is no text', (response) => json(response, 200, { ...ada, id: 7 })],
    [
      'gave an answer in which `email` is neither text nor null',
      (response) => json(response, 200, { ...ada, email: undefined }),
    ],
    [
      'gave an answer in which `createdAt` is no instant',
      (response) => json(response, 200, { ...ada, createdAt: 'yesterday' }),
    ],
    [
      'gave an answer in which `session` is no object',
      (response) => json(response, 200, { ...ada, session: undefined }),
    ],
    [
      'gave an answer in which `isRecent` is neither true nor false',
      (response) => json(response, 200, { ...ada, session: { ...ada.session, isRecent: 'true' } }),
    ],
    [
      'gave an answer in which `level` is neither 1 nor 2',
      (response) => json(response, 200, { ...ada, session: { ...ada.session, level: '2' } }),
    ],
  ])('that is not Foyer’s is a 500 that says what to check: %s', async ([does, answer], { fake, foyer }) => {
    fake.next.push((_, response) => answer(response))
    const error = await refusal(foyer.getUser(adasRequest))
    expect(error).toMatchObject({ code: 'foyer_misconfigured', status: 500 })
    expect(error.message).toBe(`${fake.url} ${does}, ${hint}`)
  })

  test('that redirects is not followed, so the cookie reaches no other server', async ({ fake, foyer }) => {
    fake.next.push((_, response) => response.writeHead(307, { location: '/elsewhere' }).end())
    await refusal(foyer.getUser(adasRequest))
    expect(fake.asked).toHaveLength(1)
  })

  test('that redirects is refused even where the runtime hides its target, as a browser does', async ({
    open,
  }) => {
    const hidden = Object.defineProperties(new Response(), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
    })
    const foyer = open({ url: 'https://id.example.com', fetch: async () => hidden })
    expect((await refusal(foyer.getUser(adasRequest))).message).toBe(
      `https://id.example.com redirects, ${hint}`,
    )
  })

  test('does not verify an e-mail address by the proof of another one', async ({ fake, foyer }) => {
    fake.sessions.set(adasCookie, { ...ada, email: 'new@example.test' })
    expect(await foyer.getUser(adasRequest)).toMatchObject({ emailVerifiedAt: null })
  })

  test('tells that a phone number is proven', async ({ fake, foyer }) => {
    const phone = '+15551234567'
    const own = { kind: 'phone', value: phone, verifiedAt: '2026-11-29T10:00:00.000Z' }
    fake.sessions.set(adasCookie, { ...ada, phone, identifiers: [own] })
    expect(await foyer.getUser(adasRequest)).toMatchObject({
      emailVerifiedAt: null,
      phoneVerifiedAt: new Date(own.verifiedAt),
    })
  })
})
