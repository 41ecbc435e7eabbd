import { describe, expect } from 'vitest'
import type { Foyer } from '../create-foyer.ts'
import { expectedAnswers } from '../testing/expected-answers.ts'
import { adasRequest, foyerTest as test } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'
import { createGuards } from './react-router.ts'

/** Loaders as an app would write them. */
function createLoaders(foyer: Foyer) {
  const { getUser, requireUser } = createGuards(foyer)
  return {
    '/me': async (request: Request) => ({ id: (await requireUser(request)).id }),
    '/recent': async (request: Request) => ({ id: (await requireUser(request, { recent: true })).id }),
    '/thrown': async (request: Request) => ({ id: (await getUser(request))?.id }),
  }
}

/** As React Router answers: what is thrown, if it is a `Response`. */
async function answer(loading: Promise<unknown>): Promise<Response> {
  try {
    return Response.json(await loading)
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

// R10.39
describe('a loader of React Router', () => {
  test.for(expectedAnswers)(
    '$title',
    async ({ path, cookie, status, body, retryAfter, prepare }, { fake, foyer }) => {
      prepare?.(fake)
      const request = new Request(`http://shop.test${path}`, { headers: { cookie } })
      const response = await answer(createLoaders(foyer)[path](request))
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual(body)
      expect(response.headers.get('retry-after')).toBe(retryAfter)
    },
  )

  test('redirects nobody but strangers to the sign-in', async ({ fake, foyer }) => {
    const { getUser, requireUser } = createGuards(foyer, { signInPath: '/sign-in' })
    const adas = new Request('http://shop.test/orders', adasRequest)
    expect(await requireUser(adas)).toMatchObject({ id: ada.id })
    expect(await getUser({ headers: {} })).toBeNull()
    expect((await answer(requireUser(adas, { level: 2 }))).status).toBe(403)
    fake.next.push((_, response) => response.writeHead(503).end())
    expect((await answer(requireUser(adas))).status).toBe(503)
  })

  test.for([
    ['/sign-in', 'GET', '/orders?page=2', '/sign-in?from=%2Forders%3Fpage%3D2'],
    ['/sign-in?plan=pro', 'GET', '/orders', '/sign-in?plan=pro&from=%2Forders'],
    ['/sign-in', 'POST', '/orders?index', '/sign-in?from=%2Forders'],
  ] as const)(
    'redirects to %s with the way back for %s %s, and does not let the redirect be cached',
    async ([signInPath, method, path, location], { foyer }) => {
      const { requireUser } = createGuards(foyer, { signInPath })
      const response = await answer(requireUser(new Request(`http://shop.test${path}`, { method })))
      expect([response.status, response.headers.get('location')]).toEqual([302, location])
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  test('rethrows errors that are not Foyer’s', async ({ open }) => {
    const { getUser } = createGuards(open({ addFields: () => Promise.reject(new Error('Not of Foyer.')) }))
    await expect(answer(getUser(adasRequest))).rejects.toThrow('Not of Foyer.')
  })
})
