import type { User } from '@foyer/core/wire'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../api/index.ts'
import { OpenAnswer, user } from '../testing/render-form.tsx'
import { Session } from './session.ts'

const signedIn = { status: 'signed-in', user }
const signedOut = { status: 'signed-out' }
const ended = { status: 'signed-out', isEnded: true }
const nobody = (): Response =>
  new Response(JSON.stringify({ code: 'unauthenticated', message: '' }), { status: 401 })

/** A server that knows who is signed in, for as many tabs as ask it. */
function createServer(current: User | null) {
  const server = { current, isReachable: true }
  const fetch: typeof globalThis.fetch = (input) => {
    const { url } = new Request(input)
    if (!server.isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    if (url.endsWith('/logout')) {
      server.current = null
      return Promise.resolve(new Response(null, { status: 204 }))
    }
    return Promise.resolve(server.current === null ? nobody() : new Response(JSON.stringify(server.current)))
  }
  return { server, api: createApi({ lang: 'en-001', fetch }) }
}

/** What another tab's storage event looks like here; in its own tab the browser sends none. */
function tellOtherTabs(): void {
  dispatchEvent(
    new StorageEvent('storage', { key: 'foyer-session', newValue: localStorage.getItem('foyer-session') }),
  )
}

beforeEach(() => localStorage.clear())

describe('Session', () => {
  it('shows the form at once to a newcomer, and waits for who was signed in before', () => {
    const { api } = createServer(null)
    expect(new Session({ api, storage: localStorage }).getState()).toEqual(signedOut)
    localStorage.setItem('foyer-session', user.id)
    expect(new Session({ api, storage: localStorage }).getState()).toEqual({ status: 'checking' })
  })

  it('finds who is signed in, and remembers it', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    await session.refresh()
    expect(session.getState()).toEqual(signedIn)
    expect(localStorage.getItem('foyer-session')).toBe(user.id)
  })

  it('takes what the person has changed of themselves, and nothing of somebody else', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    session.update({ ...user, name: 'Anna' })
    expect(session.getState()).toEqual(signedOut)
    await session.refresh()
    session.update({ ...user, name: 'Anna' })
    expect(session.getState()).toEqual({ status: 'signed-in', user: { ...user, name: 'Anna' } })
    session.update({ ...user, id: 'another', name: 'Bob' })
    expect(session.getState()).toEqual({ status: 'signed-in', user: { ...user, name: 'Anna' } })
  })

  it('tells of each sign-in on this page once, and not of who is found to be signed in', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const heard = vi.fn<() => void>()
    const stop = session.onSignIn(heard)
    await session.refresh()
    expect(heard).not.toHaveBeenCalled()
    session.accept(user)
    await session.refresh()
    expect(heard).toHaveBeenCalledTimes(1)
    session.accept(user)
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    session.accept(user)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('says that it does not know when the server cannot be asked, and finds out later', async () => {
    localStorage.setItem('foyer-session', user.id)
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    server.isReachable = false
    await session.refresh()
    expect(session.getState()).toMatchObject({ status: 'unknown', error: { code: 'offline' } })
    server.isReachable = true
    await session.refresh()
    expect(session.getState()).toEqual(signedIn)
  })

  it('keeps a person signed in through a moment without network', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    session.accept(user)
    server.isReachable = false
    await session.refresh()
    expect(session.getState()).toEqual(signedIn)
  })

  it('signs every tab in and out together', async () => {
    const { api, server } = createServer(null)
    const here = new Session({ api, storage: localStorage })
    const there = new Session({ api, storage: localStorage })
    const stop = there.start()
    await expect.poll(there.getState).toEqual(signedOut)

    server.current = user
    here.accept(user)
    tellOtherTabs()
    await expect.poll(there.getState).toEqual(signedIn)

    await here.signOut()
    expect(here.getState()).toEqual(signedOut)
    tellOtherTabs()
    expect(there.getState()).toEqual(ended)
    stop()
  })

  it('notices that it was ended elsewhere when somebody comes back to the tab, and asks nothing behind their back', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    await expect.poll(session.getState).toEqual(signedIn)
    const call = vi.spyOn(api, 'call')
    server.current = null
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(call).not.toHaveBeenCalled()
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(session.getState).toEqual(ended)
    // Who is signed out has nothing to lose: the other tabs tell of a sign-in.
    document.dispatchEvent(new Event('visibilitychange'))
    expect(call).toHaveBeenCalledTimes(1)
    hidden.mockRestore()
    stop()
  })

  it('signs out when any call answers that nobody is signed in', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    await expect.poll(session.getState).toEqual(signedIn)
    server.current = null
    await expect(api.call('sessions', {})).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(session.getState()).toEqual(ended)
    expect(localStorage.getItem('foyer-session')).toBeNull()
    // However often that is answered, it has ended, until the person knows.
    await session.refresh()
    expect(session.getState()).toEqual(ended)
    session.forget()
    expect(session.getState()).toEqual(signedOut)
    stop()
  })

  it('stays signed in when an older question is answered after the sign-in', async () => {
    const answer = new OpenAnswer()
    const api = createApi({ lang: 'en-001', fetch: () => answer.promise })
    const session = new Session({ api, storage: null })
    const question = session.refresh()
    session.accept(user)
    answer.resolve(nobody())
    await question
    expect(session.getState()).toEqual(signedIn)
  })

  it('stays signed in when the server could not be told of the sign-out', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: null })
    session.accept(user)
    server.isReachable = false
    await expect(session.signOut()).rejects.toMatchObject({ code: 'offline' })
    expect(session.getState()).toEqual(signedIn)
  })

  it('works in a browser that keeps nothing', async () => {
    const forbidden = {
      getItem: () => {
        throw new DOMException('No.', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('Full.', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    }
    const session = new Session({ api: createServer(user).api, storage: forbidden })
    await session.refresh()
    expect(session.getState()).toEqual(signedIn)
  })
})
