import { describe, expect, it, vi } from 'vitest'
import { user } from '../testing/render-form.tsx'
import { Session } from './session.ts'
import { signedIn, signedOut, createServer, dispatchStorageEvent } from './testing/session-server.ts'

describe('Session', () => {
  it('starts signed out for a newcomer, and waits for the server if somebody was signed in before', () => {
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

  it('updates the signed-in user, and ignores another user', async () => {
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

  it('reports each sign-in on this page once, and none for a session that existed before', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const listener = vi.fn<() => void>()
    const stop = session.onSignIn(listener)
    await session.refresh()
    expect(listener).not.toHaveBeenCalled()
    session.accept(user)
    await session.refresh()
    expect(listener).toHaveBeenCalledTimes(1)
    session.accept(user)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    session.accept(user)
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('does not ask the server if the request had no cookie, until this browser knows of a sign-in', async () => {
    const { api, server } = createServer(null)
    const call = vi.spyOn(api, 'call')
    const session = new Session({ api, storage: localStorage, hasCookie: false })
    const stop = session.start()
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(call).not.toHaveBeenCalled()

    server.current = user
    localStorage.setItem('foyer-session', user.id)
    dispatchStorageEvent()
    await expect.poll(session.getState).toEqual(signedIn)
    stop()
    // The back/forward cache may restore an old page after somebody has signed in.
    const later = new Session({ api, storage: localStorage, hasCookie: false })
    expect(later.getState()).toEqual(signedOut)
    const stopLater = later.start()
    await expect.poll(later.getState).toEqual(signedIn)
    stopLater()
  })

  it('asks the server even without a cookie if storage is blocked, because it could not learn of a later sign-in', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: null, hasCookie: false })
    const stop = session.start()
    await expect.poll(session.getState).toEqual(signedIn)
    stop()
  })

  it('waits for the server if the request had a cookie, even if this browser remembers nobody', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: localStorage, hasCookie: true })
    expect(session.getState()).toEqual({ status: 'checking' })
    const stop = session.start()
    await expect.poll(session.getState).toEqual(signedIn)
    stop()
  })

  it('is unknown while the server cannot be reached, and known at the next try', async () => {
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

  it.each([
    ['the network comes back', window, 'online'],
    ['the person comes back to the tab', document, 'visibilitychange'],
  ])('after a start without the server, finds out by itself when %s', async (_when, target, event) => {
    localStorage.setItem('foyer-session', user.id)
    const { api, server } = createServer(user)
    server.isReachable = false
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    await expect.poll(() => session.getState().status).toBe('unknown')

    server.isReachable = true
    target.dispatchEvent(new Event(event))
    await expect.poll(session.getState).toEqual(signedIn)
    stop()
  })

  it('stays unknown while it asks again, so that a form on the page keeps what was typed', async () => {
    localStorage.setItem('foyer-session', user.id)
    const { api, server } = createServer(null)
    const session = new Session({ api, storage: localStorage })
    server.isReachable = false
    await session.refresh()
    const states: string[] = []
    session.subscribe(() => states.push(session.getState().status))
    await session.refresh()
    server.isReachable = true
    await session.refresh()
    expect(states).toEqual(['unknown', 'signed-out'])
  })

  it('keeps a person signed in while the network is briefly gone', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    session.accept(user)
    server.isReachable = false
    await session.refresh()
    expect(session.getState()).toEqual(signedIn)
  })

  it('names the person whom the page shows in each call that changes something, so that it never acts for another', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    const callAndRead = async (id: 'revokeOtherSessions' | 'readAccount') => {
      await api.call(id, {}).catch(() => undefined)
      return server.shownId
    }
    expect(await callAndRead('revokeOtherSessions')).toBeNull()
    await session.refresh()
    expect(await callAndRead('revokeOtherSessions')).toBe(user.id)
    expect(await callAndRead('readAccount')).toBeNull()
    // Another tab has signed somebody else in, which this page does not know yet.
    server.current = { ...user, id: 'another' }
    expect(await callAndRead('revokeOtherSessions')).toBe(user.id)
    stop()
    expect(await callAndRead('revokeOtherSessions')).toBeNull()
  })

  it('names that person also after another root with a session of its own, but the same client, was removed', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    await session.refresh()
    new Session({ api, storage: localStorage }).start()()
    await api.call('revokeOtherSessions', {}).catch(() => undefined)
    expect(server.shownId).toBe(user.id)
    stop()
  })
})
