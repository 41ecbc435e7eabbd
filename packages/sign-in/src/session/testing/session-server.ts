import type { User } from '@foyer/core/wire'
import { createApi } from '../../api/index.ts'
import { user } from '../../testing/render-form.tsx'

export const signedIn = { status: 'signed-in', user }
export const signedOut = { status: 'signed-out' }

export const nobody = (): Response =>
  new Response(JSON.stringify({ code: 'unauthenticated', message: '' }), { status: 401 })

/** A fake server that knows who is signed in, for any number of tabs. */
export function createServer(current: User | null) {
  const server = { current, isReachable: true, hasLastingLogout: false }
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { url } = new Request(input)
    if (!server.isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    if (url.endsWith('/logout')) {
      server.current = null
      server.hasLastingLogout = init?.keepalive === true
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    return Promise.resolve(server.current === null ? nobody() : new Response(JSON.stringify(server.current)))
  }
  return { server, api: createApi({ lang: 'en-001', fetch }) }
}

/** Simulates the storage event of another tab; browsers dispatch none in the tab itself. */
export function tellOtherTabs(): void {
  dispatchEvent(
    new StorageEvent('storage', { key: 'foyer-session', newValue: localStorage.getItem('foyer-session') }),
  )
}
