import { createBreaker } from './calls/breaker.ts'
import { requestToken, type FoyerToken } from './tokens/request-token.ts'
import type { Fetch } from './calls/exchange.ts'
import { createCaller } from './calls/create-caller.ts'
import { misconfigured, type FoyerError } from './foyer-error.ts'
import { readFoyerUrl, readIssuer } from './foyer-url.ts'
import { createLookUp } from './calls/look-up.ts'
import { checkUser, unauthenticated } from './check-user.ts'
import { readCookieName, readSessionCookie, type RequestWithHeaders } from './session-cookie.ts'
import type { FoyerTokenClaims } from './tokens/token-claims.ts'
import type { FoyerUser, Requirement } from './user.ts'
import { createKeys, verifyFoyerToken } from './tokens/verify-token.ts'

/** Where Foyer is, how it is called, and what is added to its users. */
export interface FoyerOptions<Added extends object = object> {
  /** Where the back end reaches Foyer, such as `https://id.example.com`: an origin, without a path. */
  readonly url: string | undefined
  /** Foyer's PUBLIC_URL, if `url` is a different address; default: `url`. Tokens are checked against it. */
  readonly issuer?: string | undefined
  /** Milliseconds that Foyer has for an answer; default: 2000. */
  readonly timeout?: number | undefined
  /** Default: the global one. */
  readonly fetch?: Fetch | undefined
  /** The name that browsers have for Foyer's cookie, where a proxy renames it. */
  readonly cookieName?: string | undefined
  /** Called with the error of each call to Foyer that failed: 503, or 500 for a wrong setting. For a log: what it throws is ignored. */
  readonly onError?: ((error: FoyerError) => void) | undefined
  /** Adds fields of your own database to each user. What it throws, `getUser` and `requireUser` throw. */
  readonly addFields?: ((user: FoyerUser) => Added | Promise<Added>) | undefined
  /** Permits `http:` in production, for a private network between the back end and Foyer. */
  readonly unsafelyAllowHttp?: boolean | undefined
  /** A monotonic clock, in ms; default: `performance.now`. For tests. */
  readonly now?: (() => number) | undefined
}

/** Asks Foyer, for a back end, who makes a request. */
export interface Foyer<Added extends object = object> {
  /**
   * Asks Foyer who is signed in. `null`: nobody.
   * @throws {FoyerError} `foyer_unavailable`, `foyer_misconfigured`
   */
  getUser(request: RequestWithHeaders): Promise<(FoyerUser & Added) | null>
  /**
   * The signed-in user, who meets the requirement.
   * @throws {FoyerError} `unauthenticated`, `proof_needed`, `second_factor_needed`, `foyer_unavailable`, `foyer_misconfigured`
   */
  requireUser(request: RequestWithHeaders, requirement?: Requirement): Promise<FoyerUser & Added>
  /**
   * A token that tells a service behind the back end who is signed in.
   * @throws {FoyerError} `unauthenticated`, `identifier_unproven`, `foyer_unavailable`, `foyer_misconfigured`
   */
  createToken(
    request: RequestWithHeaders,
    options?: { readonly audience?: string | undefined },
  ): Promise<FoyerToken>
  /**
   * What a token says, if it is Foyer's and for this audience.
   * @throws {FoyerError} `token_invalid`, `token_expired`, `foyer_unavailable`, `foyer_misconfigured`
   */
  verifyToken(
    token: string | null | undefined,
    options: { readonly audience: string },
  ): Promise<FoyerTokenClaims>
}

/** Foyer, for a back end. Make one for the whole back end: its circuit breaker counts all calls. @throws {FoyerError} for wrong options */
export function createFoyer<Added extends object = object>(options: FoyerOptions<Added>): Foyer<Added> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- callers without types
  const origin = readFoyerUrl(options?.url, { isHttpAllowed: options?.unsafelyAllowHttp === true })
  const { fetch = (input, init) => globalThis.fetch(input, init), onError, addFields } = options
  const cookieName = readCookieName(options.cookieName)
  const issuer = options.issuer === undefined ? origin : readIssuer(options.issuer)
  const breaker = createBreaker(options.now ?? (() => performance.now()))
  const call = createCaller({ origin, fetch, timeout: readTimeout(options.timeout), breaker, onError })
  const lookUp = createLookUp(call)
  const keys = createKeys(origin, call)

  async function findUser(request: RequestWithHeaders): Promise<FoyerUser | null> {
    const cookie = readSessionCookie(request, cookieName)
    return cookie === null ? null : lookUp(cookie)
  }

  /** Without `addFields` there is nothing to add: `Added` is empty. */
  const addOwnFields = async (user: FoyerUser) =>
    ({ ...(await addFields?.(user)), ...user }) as FoyerUser & Added

  return {
    async getUser(request) {
      const user = await findUser(request)
      return user === null ? null : addOwnFields(user)
    },
    requireUser: async (request, requirement) =>
      addOwnFields(checkUser(await findUser(request), requirement)),
    async createToken(request, { audience } = {}) {
      const cookie = readSessionCookie(request, cookieName)
      const token = cookie === null ? null : await requestToken(call, cookie, audience)
      if (token === null) throw unauthenticated()
      return token
    },
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- callers without types
    verifyToken: (token, check) => verifyFoyerToken(token, { keys, issuer, audience: check?.audience }),
  }
}

function readTimeout(timeout = 2_000): number {
  // The longest delay that a timer can have.
  const maxTimeout = 2 ** 31 - 1
  if (timeout > 0 && timeout <= maxTimeout) return Math.ceil(timeout)
  throw misconfigured(
    `createFoyer: \`timeout\` is ${timeout}. It is in milliseconds: more than 0, and at most ${maxTimeout}.`,
  )
}
