import type { Api } from '../api/index.ts'

/** Who is asked about the session, and where it is remembered. */
export interface SessionOptions {
  /** The client of the server, from `createApi`. */
  readonly api: Api
  /** Stores, for all tabs and visits, that somebody is signed in. `null`: no storage. Default: local storage. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null | undefined
  /**
   * Did the request for this page have the session's cookie? If not, the page starts signed out, and asks the server only if this browser
   * remembers a later sign-in. If so, it waits for the server's answer, even if this browser remembers nothing. Default: unknown, and
   * the page waits if this browser remembers a sign-in.
   */
  readonly hasCookie?: boolean | undefined
}
