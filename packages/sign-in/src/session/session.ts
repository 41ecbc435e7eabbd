import type { User } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import { openLocalStorage } from './open-local-storage.ts'

/** Who is signed in, as far as this page knows. */
export type SessionState =
  /** Somebody was signed in here the last time; the server is being asked. */
  | { readonly status: 'checking' }
  /** `isEnded`: somebody was signed in on this page, and did not sign out here. */
  | { readonly status: 'signed-out'; readonly isEnded?: boolean }
  | { readonly status: 'signed-in'; readonly user: User }
  /** Somebody was signed in here the last time, and the server could not be asked. */
  | { readonly status: 'unknown'; readonly error: unknown }

export interface SessionOptions {
  readonly api: Api
  /** Remembers, across tabs and visits, that somebody is signed in. `null` keeps nothing; local storage when absent. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null | undefined
  /** True where the page was given out to somebody without a session: whatever is remembered, nobody waits. */
  readonly isSignedOut?: boolean | undefined
}

/** The user's id while somebody is signed in. It opens nothing: the session is the server's cookie. */
const storageKey = 'foyer-session'

const checking: SessionState = { status: 'checking' }
const signedOut: SessionState = { status: 'signed-out' }
const ended: SessionState = { status: 'signed-out', isEnded: true }

/** Holds who is signed in, the same in every tab of this browser. */
export class Session {
  readonly #api: Api
  readonly #storage: NonNullable<SessionOptions['storage']> | null
  readonly #listeners = new Set<() => void>()
  readonly #signInListeners = new Set<() => void>()
  #state: SessionState
  /** Counts what has been learnt, so that an answer that was overtaken is dropped. */
  #turn = 0

  constructor({ api, storage = openLocalStorage(), isSignedOut = false }: SessionOptions) {
    this.#api = api
    this.#storage = storage
    // A newcomer sees the form at once; only who was signed in before waits for the answer.
    this.#state = isSignedOut || this.#remembered() === null ? signedOut : checking
  }

  getState = (): SessionState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls back after each sign-in on this page: once for a session. Gives the way to stop it. */
  onSignIn = (listener: () => void): (() => void) => {
    this.#signInListeners.add(listener)
    return () => this.#signInListeners.delete(listener)
  }

  /** Asks the server, and listens to it and to the other tabs until the function given back is called. */
  start(): () => void {
    const onStorage = (event: StorageEvent): void => {
      // No key: the whole storage was cleared.
      if (event.key !== storageKey && event.key !== null) return
      if (this.#remembered() !== null) void this.refresh()
      else this.#settle(this.#over)
    }
    // Back from the browser's page cache: this page has slept, and may show what has ended since.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) void this.refresh()
    }
    // Somebody comes back to this tab: the session may have been ended from another device since.
    const onVisible = (): void => {
      if (!document.hidden && this.#state.status === 'signed-in') void this.refresh()
    }
    const stopApi = this.#api.onUnauthenticated((id) => {
      // What is asked behind a person's back, and told nobody, signs nobody out.
      if (id !== 'session' && id !== 'visitorSave') this.#settle(this.#over)
    })
    addEventListener('storage', onStorage)
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onVisible)
    void this.refresh()
    return () => {
      stopApi()
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }

  /** Asks the server who is signed in. Never throws: a failure is a state. */
  async refresh(): Promise<void> {
    const turn = ++this.#turn
    if (this.#state.status === 'unknown') this.#learn(checking)
    let next: SessionState
    try {
      next = { status: 'signed-in', user: await this.#api.call('session', {}) }
    } catch (error) {
      if (isUnauthenticated(error)) next = this.#over
      else if (this.#state.status === 'checking') next = { status: 'unknown', error }
      else return
    }
    if (turn === this.#turn) this.#settle(next)
  }

  /** Takes the user that a sign-in has answered. */
  accept(user: User): void {
    this.#settle({ status: 'signed-in', user })
    this.#signInListeners.forEach((listener) => listener())
  }

  /** Takes what the person has changed of themselves. Of somebody else, or when nobody is signed in, it counts nothing. */
  update(user: User): void {
    if (this.#state.status === 'signed-in' && this.#state.user.id === user.id)
      this.#settle({ status: 'signed-in', user })
  }

  /**
   * Ends the session on the server, and then here and in the other tabs.
   * @throws ApiError when the server could not be told: the session is still open then
   */
  async signOut(): Promise<void> {
    await this.#api.call('logout', {})
    this.forget()
  }

  /** Ends it here and in the other tabs, and the person knows why. On the server it has ended already. */
  forget(): void {
    this.#settle(signedOut)
  }

  /** What is left when the server says that nobody is signed in. */
  get #over(): SessionState {
    const { status } = this.#state
    return status === 'signed-in' ? ended : status === 'signed-out' ? this.#state : signedOut
  }

  /** Learns for good: no answer under way counts any more, and the other tabs are told. */
  #settle(state: SessionState): void {
    this.#turn++
    try {
      if (state.status === 'signed-in') this.#storage?.setItem(storageKey, state.user.id)
      else if (state.status === 'signed-out') this.#storage?.removeItem(storageKey)
    } catch {
      // Full or forbidden: the other tabs learn it from the server.
    }
    this.#learn(state)
  }

  #learn(state: SessionState): void {
    if (state === this.#state) return
    this.#state = state
    this.#listeners.forEach((listener) => listener())
  }

  #remembered(): string | null {
    try {
      return this.#storage?.getItem(storageKey) ?? null
    } catch {
      return null
    }
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unauthenticated'
}
