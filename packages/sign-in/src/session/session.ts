import { createListeners, createStore, hasAll, type Store } from '@foyer/core/store'
import type { User } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import { wrapStorage, type SafeStorage } from '@foyer/kit/storage'
import { fetchUser, isUnauthenticated } from './fetch-user.ts'
import { createLeaveQuestions } from './leave-questions.ts'
import { listenToPage } from './listen-to-page.ts'
import type { SessionOptions } from './session-options.ts'
import { checking, ended, readUserId, signedOut, type SessionState } from './session-state.ts'

/** The user's id while somebody is signed in. It grants no access: the session is the server's cookie. */
const storageKey = 'foyer-session'

/** Holds who is signed in, synchronised between the tabs of this browser. */
export class Session {
  /** The client that makes the session's calls, and that the session listens to. */
  api: Api
  readonly #storage: SafeStorage
  readonly #store: Store<SessionState>
  readonly #signIns = createListeners()
  /** One for each React root of the page (see `reportWith`). */
  readonly #reporters = new Set<() => void>()
  readonly #hasCookie: boolean | undefined
  #startCount = 0
  #stop = (): void => undefined
  /** When the person signed in, on the clock of `performance.now()`. */
  #signedInAt = 0
  /** Incremented with each change, to drop outdated answers. */
  #version = 0
  /** The number of parts of the page that hold the state (see `hold`). */
  #holdCount = 0
  readonly #leaveQuestions = createLeaveQuestions()

  constructor({ api, storage, hasCookie }: SessionOptions) {
    this.api = api
    this.#storage = wrapStorage(() => (storage === undefined ? globalThis.localStorage : storage))
    this.#hasCookie = hasCookie
    // A newcomer sees the form at once; if somebody was signed in before, the page waits for the answer.
    this.#store = createStore((hasCookie ?? this.#readStoredId() !== null) ? checking : signedOut)
  }

  getState = (): SessionState => this.#store.getState()

  /** The state for server rendering, where nothing stored in the browser is known. */
  getServerState = (): SessionState => (this.#hasCookie === true ? checking : signedOut)

  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener)

  /** Calls back after each sign-in on this page: once per session. Returns the function that unsubscribes. */
  onSignIn = this.#signIns.subscribe

  /** Like `onSignIn`, for work that a page does once, however many React roots it has: only the first function is called. */
  reportWith(report: () => void): () => void {
    this.#reporters.add(report)
    return () => this.#reporters.delete(report)
  }

  /**
   * Asks the server, and listens to it and to the other tabs until the returned function is called. If it is started several times,
   * such as by each root of a page, only the first start asks the server, with its client, and the last stop ends it.
   */
  start(api: Api = this.api): () => void {
    if (this.#startCount++ === 0) this.#stop = this.#listen(api)
    return () => {
      if (--this.#startCount === 0) this.#stop()
    }
  }

  #listen(api: Api): () => void {
    this.api = api
    const stops = [
      listenToPage(storageKey, {
        onStored: () => (this.#readStoredId() === null ? this.#setState(this.#ended) : void this.refresh()),
        onRestored: () => {
          // The page has missed all storage events. If the stored sign-in is gone, it signs out before the server answers, and offline too.
          const { status } = this.getState()
          if (status === 'signed-in' && this.#storage.isOpen() && this.#readStoredId() === null)
            this.#setState(this.#ended)
          if (this.#canBeSignedIn) void this.refresh()
        },
        onReturn: () => {
          const { status } = this.getState()
          if (status === 'signed-in' || status === 'unknown') void this.refresh()
        },
      }),
      api.onUnauthenticated((id, sentAt) => {
        // `session` handles 401 itself; `visitorSave` is no call of the person. One that was sent before the sign-in says nothing about it.
        if (id !== 'session' && id !== 'visitorSave' && sentAt >= this.#signedInAt)
          this.#setState(this.#ended)
      }),
      api.identifyWith(() => readUserId(this.getState())),
    ]
    if (this.#canBeSignedIn) void this.refresh()
    return () => stops.forEach((stop) => stop())
  }

  /**
   * Asks the server who is signed in. Never throws: an error becomes a state. Until the answer the state stays as it is, so that a
   * page that shows a form meanwhile keeps what was typed.
   */
  refresh = async (): Promise<void> => {
    if (this.#holdCount > 0) return
    const version = ++this.#version
    let next: SessionState
    try {
      next = { status: 'signed-in', user: await fetchUser(this.api) }
    } catch (error) {
      const { status } = this.getState()
      if (isUnauthenticated(error)) next = this.#ended
      else if (status === 'signed-in' || status === 'signed-out') return
      else next = { status: 'unknown', error }
    }
    if (version === this.#version) this.#setState(next)
  }

  /** Sets the user that a sign-in has returned. */
  accept(user: User): void {
    this.#signedInAt = performance.now()
    this.#setState({ status: 'signed-in', user })
    this.#signIns.notify()
    const [report] = this.#reporters
    report?.()
  }

  /** Updates the signed-in user. Ignored for another user, or if nobody is signed in. */
  update(user: User): void {
    const state = this.getState()
    if (state.status === 'signed-in' && state.user.id === user.id)
      this.#setState({ status: 'signed-in', user })
  }

  /** Adds a question for `mayLeave`, which resolves with whether the person may leave. Returns the function that removes it. */
  askBeforeLeaving = this.#leaveQuestions.add

  /** May the page be left? Asks the added questions, such as whether new recovery codes have been kept. */
  mayLeave = this.#leaveQuestions.ask

  /**
   * Ends the session on the server, and then here and in the other tabs, unless the person stays (`mayLeave`).
   * @returns whether it has ended
   * @throws ApiError when the call fails: the session is still open then
   */
  async signOut(): Promise<boolean> {
    if (!(await this.mayLeave())) return false
    // `keepalive`, so that the call completes even if the person leaves the page at once.
    await this.api.call('logout', { keepalive: true })
    this.forget()
    return true
  }

  /** Ends the session here and in the other tabs, without a call: it has already ended on the server, and the person knows. */
  forget(): void {
    this.#setState(signedOut)
  }

  /**
   * Holds the state while the page shows what must not be lost, such as the new recovery codes of a person who is just signing in. Until the
   * returned function is called, the server is not asked, even if another tab announces a sign-in.
   */
  hold(): () => void {
    this.#holdCount++
    this.#version++
    return () => {
      this.#holdCount--
      // What held the state is gone, and `accept` was not called.
      if (this.getState().status !== 'signed-in') void this.refresh()
    }
  }

  /** Is it possible that somebody is signed in? A cached page may be older than a sign-in, which the storage shows. */
  get #canBeSignedIn(): boolean {
    const isKnownSignedOut = this.#hasCookie === false && this.getState().status === 'signed-out'
    return !isKnownSignedOut || !this.#storage.isOpen() || this.#readStoredId() !== null
  }

  /** The state after the server has answered that nobody is signed in. */
  get #ended(): SessionState {
    const { status } = this.getState()
    return status === 'signed-in' ? ended : status === 'signed-out' ? this.getState() : signedOut
  }

  /** Sets a state that is certain: drops pending answers, and informs the other tabs. */
  #setState(state: SessionState): void {
    this.#version++
    const before = this.getState()
    // If storage is full or blocked, the other tabs will get it from the server.
    if (state.status === 'signed-in') this.#storage.write(storageKey, state.user.id)
    else if (state.status === 'signed-out') this.#storage.remove(storageKey)
    if (state.status === 'signed-in') {
      if (before.status !== 'signed-in') this.#signedInAt = performance.now()
      // Unchanged, so nothing that depends on the user runs again.
      else if (hasAll(before.user, state.user)) return
    }
    this.#store.setState(state)
  }

  #readStoredId(): string | null {
    return this.#storage.read(storageKey)
  }
}
