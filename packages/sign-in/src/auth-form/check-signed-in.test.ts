import { afterEach, describe, expect, it, vi } from 'vitest'
import type { User } from '@foyer/core/wire'
import { createApi } from '../api/index.ts'
import { checkSignedIn } from './check-signed-in.ts'

const user: User = {
  id: '7b0e2a30-6a4d-4a5a-9a8c-0d9f0f0a0001',
  email: 'anna@example.com',
  phone: null,
  name: null,
  currency: null,
  createdAt: '2026-11-20T10:00:00.000Z',
}
const nobody = () => Response.json({ code: 'unauthenticated', message: '-' }, { status: 401 })

/** A page of shop.example.com whose browser has just signed somebody in at `baseUrl`. */
function signInAt(baseUrl: string, cookieEnabled: boolean, answer: () => Response) {
  vi.stubGlobal('location', new URL('https://shop.example.com/sign-in'))
  vi.stubGlobal('navigator', { cookieEnabled })
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer())
  return { api: createApi({ lang: 'en-001', baseUrl, fetch }), fetch }
}

afterEach(() => vi.unstubAllGlobals())

describe('A sign-in whose session the browser keeps', () => {
  it('makes no further call on the page’s own origin', async () => {
    const { api, fetch } = signInAt('', true, nobody)
    expect(await checkSignedIn({ api }, user)).toBe(user)
    expect(fetch).not.toHaveBeenCalled()
  })

  it.each([
    ['on another origin', 'https://id.example.com', true],
    ['where the browser says that it keeps no cookies', '', false],
  ])('is checked by one further call %s', async (_name, baseUrl, cookieEnabled) => {
    const { api, fetch } = signInAt(baseUrl, cookieEnabled, () => Response.json(user))
    expect(await checkSignedIn({ api }, user)).toBe(user)
    expect(fetch).toHaveBeenCalledTimes(1)
  })
})

// R10.42
it.each([
  ['', false, 'The browser kept no cookie of the session.'],
  [
    'https://id.example.org',
    true,
    'The browser kept no cookie of the session. Browsers keep it only where page and Foyer are of one site, such as shop.example.com and id.example.com.',
  ],
])(
  'A sign-in whose session the browser did not keep fails with an error that says why: %s',
  async (baseUrl, cookieEnabled, message) => {
    const { api } = signInAt(baseUrl, cookieEnabled, nobody)
    await expect(checkSignedIn({ api }, user)).rejects.toMatchObject({ code: 'no_cookies', message })
  },
)
