import { describe, expect } from 'vitest'
import { operations, type Operation, type OperationId } from '@foyer/core/wire'
import { serverTest as test } from './testing/server-test.ts'

const ids = Object.keys(operations) as OperationId[]

const schemes = {
  public: [],
  session: [{ session: [] }],
  recent: [{ session: [] }],
  'second-factor-pending': [{ pending: [] }],
  operator: [{}, { operator: [] }],
}

interface DocumentedCall {
  readonly operationId: OperationId
  readonly description?: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly responses: Readonly<Record<string, object>>
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>
}

describe('the server', () => {
  // R7.21
  test('documents every operation of the contract, and no other, at its method and path', async ({
    start,
  }) => {
    const { text } = await (await start()).open().request({ url: '/docs/json' })
    const { paths }: Document = JSON.parse(text)
    for (const id of ids) {
      const { path, method } = operations[id]
      expect(paths[path]?.[method.toLowerCase()]?.operationId, id).toBe(id)
    }
    const documented = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(documented.map(({ operationId }) => operationId).toSorted()).toEqual(ids.toSorted())
  })

  test('documents for each operation what it needs, how it answers, and how it refuses', async ({
    start,
  }) => {
    const { text } = await (await start()).open().request({ url: '/docs/json' })
    const { paths }: Document = JSON.parse(text)
    const refused = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
    for (const id of ids) {
      const { path, method, auth, status = 200 }: Operation = operations[id]
      expect(paths[path]?.[method.toLowerCase()], id).toMatchObject({
        tags: [expect.any(String)],
        security: schemes[auth],
        responses: { [status]: {}, '4XX': refused, '5XX': refused },
      })
    }
  })

  test.for([
    ['updateAccount', true],
    ['proof', true],
    ['socialLink', true],
    ['login', false],
    ['logout', false],
  ] as const)(
    'documents for %s whether it heeds whom the page shows: %s',
    async ([id, isHeeded], { start }) => {
      const { text } = await (await start()).open().request({ url: '/docs/json' })
      const { paths }: Document = JSON.parse(text)
      const { path, method } = operations[id]
      expect(paths[path]?.[method.toLowerCase()]?.description?.includes('`Foyer-User`') ?? false).toBe(
        isHeeded,
      )
    },
  )

  const userIds = ids.filter((id) => ['session', 'recent'].includes(operations[id].auth))
  const anywhere = { id: 'd9428888-122b-41e1-b85c-61ac2c1c4c5b', social: 'google' }
  test.for(userIds)('%s requires a session', async (id, { start }) => {
    const answer = await (await start()).open().call(id, { params: anywhere })
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  })

  const withBody = userIds.filter((id) => 'body' in operations[id])
  test.for(
    withBody.flatMap((id) =>
      [
        ['that is no JSON', 'application/json', '{'],
        ['that is too large', 'application/json', `"${'x'.repeat(70_000)}"`],
        ['of a form that is not asked for', 'application/json', '{"isAdmin":true}'],
        ['in a form of the web', 'application/x-www-form-urlencoded', 'a=b'],
      ].map((row) => [id, ...row] as const),
    ),
  )(
    '%s is rejected without a session before its body is validated: %s',
    async ([id, , type, payload], { start }) => {
      const { method, path } = operations[id]
      const request = { method, url: path, headers: { 'content-type': type }, payload }
      const answer = await (await start()).open().request(request)
      expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    },
  )

  test('serves the OpenAPI page in development, with scripts from its own origin only', async ({ start }) => {
    const browser = (await start()).open()
    const answer = await browser.request({ url: '/docs/' })
    expect(answer.status).toBe(200)
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
    expect(answer.text).not.toMatch(/<script(?![^>]*\bsrc=)/)
    const scripts = Array.from(
      answer.text.matchAll(/<script[^>]*src="([^"]+)"/g),
      ([, source]) => source ?? '',
    )
    expect(scripts.length).toBeGreaterThan(0)
    for (const source of scripts) {
      const url = new URL(source, 'http://localhost:3000/docs/').pathname
      expect((await browser.request({ url })).status, url).toBe(200)
    }
  })

  test('has no OpenAPI page in production', async ({ start }) => {
    const { open } = await start({ isProduction: true })
    for (const url of ['/docs', '/docs/', '/docs/json']) {
      expect((await open().request({ url })).status, url).toBe(404)
    }
  })
})
