/** What can be wrong: with the request, with the person's proof, with a token, or with Foyer itself. */
export type FoyerErrorCode =
  | 'unauthenticated'
  | 'token_invalid'
  | 'token_expired'
  | 'identifier_unproven'
  | 'proof_needed'
  | 'second_factor_needed'
  | 'foyer_unavailable'
  | 'foyer_misconfigured'

/**
 * RFC 9110, 15.5.2: a 401 has to name a way to authenticate. There is no registered scheme for cookies; browsers ignore schemes that
 * they do not know.
 */
const challenges: Readonly<Partial<Record<FoyerErrorCode, string>>> = {
  unauthenticated: 'Cookie realm="Foyer"',
  // RFC 6750, 3.1.
  token_invalid: 'Bearer error="invalid_token"',
  token_expired: 'Bearer error="invalid_token"',
}

/** The status of each code, and the sentence for the caller, who must not learn how the back end is built. */
const answers: Readonly<Record<FoyerErrorCode, readonly [status: number, message: string]>> = {
  unauthenticated: [401, 'Sign in first.'],
  token_invalid: [401, 'The token is not valid.'],
  token_expired: [401, 'The token has expired.'],
  identifier_unproven: [403, 'Show first that your e-mail address or phone number is yours.'],
  proof_needed: [403, 'Confirm that it is you to continue.'],
  second_factor_needed: [403, 'Sign in with a second factor.'],
  foyer_unavailable: [503, 'Nobody can be recognised at the moment. Try again soon.'],
  foyer_misconfigured: [500, 'The server is not set up correctly.'],
}

/** An answer as every framework can give it. */
export interface FoyerAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: { readonly code: FoyerErrorCode; readonly message: string }
}

/** What an error carries besides its code and message. */
export interface FoyerErrorOptions extends ErrorOptions {
  /** Whole seconds. */
  readonly retryAfter?: number | undefined
}

/** Says what happened and what to do, to the developer (`message`), and what may be told to the caller (`answer`). */
export class FoyerError extends Error {
  override readonly name = 'FoyerError'
  /** Does not change between releases, unlike `message`. */
  readonly code: FoyerErrorCode
  /** 401, 403, 500 or 503. */
  readonly status: number
  /** For `foyer_unavailable`: after how many seconds another try makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: FoyerErrorCode, message: string, { retryAfter, ...options }: FoyerErrorOptions = {}) {
    super(message, options)
    this.code = code
    this.status = answers[code][0]
    this.retryAfter = retryAfter
  }

  /** Status, headers and body for the caller. It has none of the details of `message`. */
  get answer(): FoyerAnswer {
    const headers: Record<string, string> = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    }
    const challenge = challenges[this.code]
    if (challenge !== undefined) headers['www-authenticate'] = challenge
    if (this.retryAfter !== undefined) headers['retry-after'] = String(this.retryAfter)
    return { status: this.status, headers, body: { code: this.code, message: answers[this.code][1] } }
  }

  /** The answer for the caller, in the web's own class: `{ code, message }`, with `Retry-After` where it is known. */
  toResponse(): Response {
    const { status, headers, body } = this.answer
    return new Response(JSON.stringify(body), { status, headers: { ...headers } })
  }
}

/** A mistake in the code or the settings of the back end. */
export const misconfigured = (message: string, options?: ErrorOptions): FoyerError =>
  new FoyerError('foyer_misconfigured', message, options)
