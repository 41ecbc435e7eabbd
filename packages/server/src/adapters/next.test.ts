import { describe, expect } from 'vitest'
import type { Foyer } from '../create-foyer.ts'
import { adasCookie } from '../testing/fake-foyer.ts'
import { expectedAnswers } from '../testing/expected-answers.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'
import { createGuards } from './next.ts'

/** As Next.js redirects: by throwing. */
class RedirectError extends Error {
  override readonly name = 'RedirectError'
}

/** The functions of Next.js, for a page that is asked for with this cookie. */
function nextParts(cookie: string) {
  return {
    connection: () => Promise.resolve(),
    headers: () => Promise.resolve(new Headers({ cookie })),
    redirect(path: string): never {
      throw new RedirectError(path)
    },
    signInPath: '/sign-in',
  }
}

/** Route handlers as an app would write them. */
function createRoutes(foyer: Foyer) {
  const { withUser } = createGuards(foyer, nextParts(''))
  return {
    '/me': withUser((user) => Response.json({ id: user.id })),
    '/recent': withUser(() => Response.json({}), { recent: true }),
    '/thrown': withUser(async (_user, request) => Response.json(await foyer.requireUser(request))),
  }
}

// R10.39
describe('a route handler of Next.js', () => {
  test.for(expectedAnswers)(
    '$title',
    async ({ path, cookie, status, body, retryAfter, prepare }, { fake, foyer }) => {
      prepare?.(fake)
      const request = new Request(`http://shop.test${path}`, { headers: { cookie } })
      const response = await createRoutes(foyer)[path](request)
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual(body)
      expect(response.headers.get('retry-after')).toBe(retryAfter)
    },
  )

  test('gets what Next.js passes besides the request, and rethrows errors that are not Foyer’s', async ({
    foyer,
  }) => {
    const { withUser } = createGuards(foyer, nextParts(''))
    const request = new Request('http://shop.test', adasRequest)
    const handle = withUser(async (_user, _request: Request, context: { params: Promise<{ id: string }> }) =>
      Response.json(await context.params),
    )
    const response = await handle(request, { params: Promise.resolve({ id: '7' }) })
    expect(await response.json()).toEqual({ id: '7' })
    const broken = withUser(() => {
      throw new Error('This is not of Foyer.')
    })
    await expect(broken(request)).rejects.toThrow('This is not of Foyer.')
  })

  test('answers with Foyer’s refusal when a further check inside it fails', async ({ foyer }) => {
    const { withUser } = createGuards(foyer, nextParts(''))
    const handle = withUser(async (_user, request) =>
      Response.json(await foyer.requireUser(request, { level: 2 })),
    )
    const response = await handle(new Request('http://shop.test', adasRequest))
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'second_factor_needed' })
  })
})

describe('a page of Next.js', () => {
  test('knows who is signed in, and redirects strangers to the sign-in with the path that they asked for', async ({
    foyer,
  }) => {
    const signedIn = createGuards(foyer, nextParts(adasCookie))
    expect(await signedIn.getUser()).toMatchObject({ id: ada.id })
    expect(await signedIn.requireUser({ recent: true })).toMatchObject({ id: ada.id })
    const stranger = createGuards(foyer, nextParts('foyer-session=nobody'))
    expect(await stranger.getUser()).toBeNull()
    await expect(stranger.requireUser()).rejects.toEqual(new RedirectError('/sign-in'))
    await expect(stranger.requireUser({ recent: true, from: '/orders?page=2' })).rejects.toEqual(
      new RedirectError('/sign-in?from=%2Forders%3Fpage%3D2'),
    )
  })

  test.for(['foyer-session=nobody', adasCookie])(
    'that is prefetched makes no call to Foyer, and redirects nobody: %s',
    async (cookie, { fake, foyer }) => {
      // Next.js ends the prefetch there, and aborts the calls that have begun.
      const end = new Error('HANGING_PROMISE_REJECTION')
      const parts = { ...nextParts(cookie), connection: () => Promise.reject(end) }
      const { getUser, requireUser } = createGuards(foyer, parts)
      await expect(getUser()).rejects.toBe(end)
      await expect(requireUser({ from: '/orders' })).rejects.toBe(end)
      expect(fake.asked).toEqual([])
    },
  )

  test('redirects nobody to the sign-in for an error that signing in cannot fix', async ({ fake, foyer }) => {
    const { getUser, requireUser } = createGuards(foyer, nextParts(adasCookie))
    expect(await refusal(requireUser({ level: 2 }))).toMatchObject({ code: 'second_factor_needed' })
    fake.repeat = (_, response) => void response.writeHead(503).end()
    expect(await refusal(requireUser())).toMatchObject({ code: 'foyer_unavailable' })
    expect(await refusal(getUser())).toMatchObject({ code: 'foyer_unavailable' })
  })
})
