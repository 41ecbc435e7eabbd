import type { User } from '@foyer/core/wire'
import { createApi } from '../../api/index.ts'
import { user } from '../../testing/render-form.tsx'

export const signedIn = { status: 'signed-in', user }
export const signedOut = { status: 'signed-out' }

export const answerUnauthenticated = (): Response =>
  new Response(JSON.stringify({ code: 'unauthenticated', message: '' }), { status: 401 })

const openSession = {
  id: '0b0f6a52-6e4f-4c62-9c2b-1c1f0a6f4c11',
  authenticatedAt: '2026-01-01T00:00:00.000Z',
  isRecent: false,
  methods: ['pwd'],
  level: 1,
  expiresAt: '2026-02-01T00:00:00.000Z',
}

/** A fake server that knows who is signed in, for any number of tabs. */
export function createServer(current: User | null) {
  const server = { current, isReachable: true, hasLastingLogout: false, shownId: null as string | null }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { url, headers } = new Request(input, init)
    server.shownId = headers.get('Foyer-User')
    if (!server.isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    if (url.endsWith('/logout')) {
      server.current = null
      server.hasLastingLogout = init?.keepalive === true
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    if (server.current === null) return Promise.resolve(answerUnauthenticated())
    return Promise.resolve(Response.json({ ...server.current, session: openSession, identifiers: [] }))
  }
  return { server, api: createApi({ lang: 'en-001', fetch }) }
}

/** Simulates the storage event of another tab; browsers dispatch none in the tab itself. */
export function dispatchStorageEvent(): void {
  dispatchEvent(
    new StorageEvent('storage', { key: 'foyer-session', newValue: localStorage.getItem('foyer-session') }),
  )
}
