import { describe, expect } from 'vitest'
import type { Foyer } from '../create-foyer.ts'
import { expectedAnswers } from '../testing/expected-answers.ts'
import { adasCookie } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'
import { createGuards } from './sveltekit.ts'

/** What SvelteKit's `error` and `redirect` throw. */
class ThrownError extends Error {
  override readonly name = 'ThrownError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`${status}`)
    this.status = status
    this.body = body
  }
}

const kit = {
  error(status: number, body: unknown): never {
    throw new ThrownError(status, body)
  },
  redirect(status: number, path: string): never {
    throw new ThrownError(status, path)
  },
}

/** An event, whose headers can be set once each, as SvelteKit's. */
function createEvent(cookie: string, path = '/', method = 'GET') {
  const headers = new Headers()
  const url = new URL(path, 'http://shop.test')
  return {
    headers,
    url,
    request: new Request(url, { method, headers: { cookie } }),
    setHeaders(values: Record<string, string>) {
      for (const [name, value] of Object.entries(values)) {
        if (headers.has(name)) throw new Error(`"${name}" header is already set`)
        headers.set(name, value)
      }
    },
  }
}

/** Server `load` functions as an app would write them. */
function createLoads(foyer: Foyer) {
  const { getUser, requireUser } = createGuards(foyer, kit)
  type Event = ReturnType<typeof createEvent>
  return {
    '/me': async (event: Event) => ({ id: (await requireUser(event)).id }),
    '/recent': async (event: Event) => ({ id: (await requireUser(event, { recent: true })).id }),
    '/thrown': async (event: Event) => ({ id: (await getUser(event))?.id }),
  }
}

async function answer(loading: Promise<unknown>): Promise<{ status: number; body: unknown }> {
  try {
    return { status: 200, body: await loading }
  } catch (thrown) {
    if (thrown instanceof ThrownError) return thrown
    throw thrown
  }
}

// R10.39
describe('SvelteKit', () => {
  test.for(expectedAnswers)(
    '$title',
    async ({ path, cookie, status, body, retryAfter, prepare }, { fake, foyer }) => {
      prepare?.(fake)
      const event = createEvent(cookie)
      expect(await answer(createLoads(foyer)[path](event))).toMatchObject({ status, body })
      expect(event.headers.get('retry-after')).toBe(retryAfter)
    },
  )

  test('redirects strangers, and nobody else, to the sign-in with the path that they asked for', async ({
    foyer,
  }) => {
    const { getUser, requireUser } = createGuards(foyer, { ...kit, signInPath: '/sign-in' })
    expect(await requireUser(createEvent(adasCookie))).toMatchObject({ id: ada.id })
    expect(await getUser(createEvent(''))).toBeNull()
    for (const [method, path, from] of [
      ['GET', '/orders?page=2', '%2Forders%3Fpage%3D2'],
      ['POST', '/orders?/cancel', '%2Forders'],
    ])
      expect(await answer(requireUser(createEvent('', path, method)))).toMatchObject({
        status: 303,
        body: `/sign-in?from=${from}`,
      })
    expect(await answer(requireUser(createEvent(adasCookie), { level: 2 }))).toMatchObject({ status: 403 })
  })

  test('says in a 401 how to authenticate, once when several functions of one page are refused', async ({
    foyer,
  }) => {
    const { requireUser } = createGuards(foyer, kit)
    const event = createEvent('')
    const answers = await Promise.all([answer(requireUser(event)), answer(requireUser(event))])
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
    expect(event.headers.get('www-authenticate')).toBe('Cookie realm="Foyer"')
  })

  test('sets Retry-After once when several functions of one page fail', async ({ fake, foyer }) => {
    fake.next.push((_, response) => response.writeHead(503).end())
    const { getUser, requireUser } = createGuards(foyer, kit)
    const event = createEvent(adasCookie)
    const answers = await Promise.all([answer(getUser(event)), answer(requireUser(event))])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(event.headers.get('retry-after')).toBe('1')
  })

  test('rethrows errors that are not Foyer’s', async ({ open }) => {
    const foyer = open({ addFields: () => Promise.reject(new Error('Not of Foyer.')) })
    const { getUser } = createGuards(foyer, kit)
    const event = createEvent(adasRequest.headers.cookie)
    await expect(answer(getUser(event))).rejects.toThrow('Not of Foyer.')
  })
})
