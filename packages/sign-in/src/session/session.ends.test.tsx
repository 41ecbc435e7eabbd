import { describe, expect, it, vi } from 'vitest'
import { createApi } from '../api/index.ts'
import { DeferredAnswer, user } from '../testing/render-form.tsx'
import { Session } from './session.ts'
import {
  signedIn,
  signedOut,
  answerUnauthenticated,
  createServer,
  dispatchStorageEvent,
} from './testing/session-server.ts'

const ended = { status: 'signed-out', isEnded: true }

describe('Session', () => {
  it('signs every tab in and out together', async () => {
    const { api, server } = createServer(null)
    const currentTab = new Session({ api, storage: localStorage })
    const otherTab = new Session({ api, storage: localStorage })
    const stop = otherTab.start()
    await expect.poll(otherTab.getState).toEqual(signedOut)

    server.current = user
    currentTab.accept(user)
    dispatchStorageEvent()
    await expect.poll(otherTab.getState).toEqual(signedIn)

    await currentTab.signOut()
    expect(currentTab.getState()).toEqual(signedOut)
    dispatchStorageEvent()
    expect(otherTab.getState()).toEqual(ended)
    stop()
  })

  it('ends by a call that outlives the page, so the person can leave at once', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    await session.signOut()
    expect(server.hasLastingLogout).toBe(true)
  })

  it('does not end while somebody stays to save what would be lost, and asks each time until it is saved', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    await session.refresh()
    const ask = vi.fn<() => Promise<boolean>>().mockResolvedValue(true).mockResolvedValueOnce(false)
    const removeQuestion = session.askBeforeLeaving(ask)
    expect(await session.mayLeave()).toBe(false)
    ask.mockResolvedValueOnce(false)
    expect(await session.signOut()).toBe(false)
    expect(session.getState()).toEqual(signedIn)
    removeQuestion()
    expect(await session.signOut()).toBe(true)
    expect(session.getState()).toEqual(signedOut)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('notices that it was ended elsewhere when somebody comes back to the tab, without polling', async () => {
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
    // Asks nothing: other tabs announce a sign-in through storage.
    document.dispatchEvent(new Event('visibilitychange'))
    expect(call).toHaveBeenCalledTimes(1)
    hidden.mockRestore()
    stop()
  })

  it('signs out a page from the back/forward cache at once if the person has signed out since, even offline', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    await expect.poll(session.getState).toEqual(signedIn)
    // A later page of this tab has signed out. Pages in the back/forward cache get no storage event.
    localStorage.removeItem('foyer-session')
    server.isReachable = false
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    expect(session.getState()).toEqual(ended)
    stop()
  })

  it('keeps a page from the back/forward cache signed in if only the server still knows the session', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    await expect.poll(session.getState).toEqual(signedIn)
    localStorage.removeItem('foyer-session')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await expect.poll(session.getState).toEqual(signedIn)
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
    // Further answers of that kind change nothing until the person signs in again.
    await session.refresh()
    expect(session.getState()).toEqual(ended)
    session.forget()
    expect(session.getState()).toEqual(signedOut)
    stop()
  })

  it('stays signed in when an older request is answered with “nobody” after the sign-in', async () => {
    const answer = new DeferredAnswer()
    const api = createApi({ lang: 'en-001', fetch: () => answer.promise })
    const session = new Session({ api, storage: null })
    const question = session.refresh()
    session.accept(user)
    answer.resolve(answerUnauthenticated())
    await question
    expect(session.getState()).toEqual(signedIn)
  })

  it('stays signed in when a call that was sent before the sign-in is answered with “nobody” after it', async () => {
    const answer = new DeferredAnswer()
    const fetch = async (address: RequestInfo | URL) =>
      address === '/web/v1/orders' ? answer.promise : answerUnauthenticated()
    const api = createApi({ lang: 'en-001', fetch })
    const session = new Session({ api, storage: localStorage })
    const stop = session.start()
    const call = api.call('orders', {})
    // So that the clock moves on, however coarse it is.
    const sentAt = performance.now()
    await expect.poll(() => performance.now()).toBeGreaterThan(sentAt)
    session.accept(user)
    answer.resolve(answerUnauthenticated())
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(session.getState()).toEqual(signedIn)
    stop()
  })

  it('tells its listeners nothing new when somebody comes back to the tab and nothing has changed', async () => {
    const { api } = createServer(user)
    const session = new Session({ api, storage: null })
    await session.refresh()
    const state = session.getState()
    const listener = vi.fn<() => void>()
    session.subscribe(listener)
    await session.refresh()
    expect(session.getState()).toBe(state)
    expect(listener).not.toHaveBeenCalled()
  })

  it('stays signed in when the sign-out did not reach the server', async () => {
    const { api, server } = createServer(user)
    const session = new Session({ api, storage: null })
    session.accept(user)
    server.isReachable = false
    await expect(session.signOut()).rejects.toMatchObject({ code: 'offline' })
    expect(session.getState()).toEqual(signedIn)
  })

  it('works in a browser that blocks storage', async () => {
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
