import type { ErrorBody, ErrorCode, FieldError } from '@foyer/core/wire'

/** Errors that do not come from the server: no connection, no answer in time, an unreadable answer, no cookies. */
export type FailureCode = 'offline' | 'timed_out' | 'unreadable_answer' | 'no_cookies'

/** How a sign-in that waits for its second step continues. */
export type SecondFactor = NonNullable<ErrorBody['secondFactor']>

export interface ApiErrorDetails extends Omit<ErrorBody, 'code' | 'errors'> {
  readonly code: ErrorCode | FailureCode | (string & {})
  readonly errors?: readonly FieldError[] | undefined
  readonly retryAfter?: number | null
  readonly isFromServer?: boolean
}

/** A call that failed: with an error from the server, or without a readable answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  /** Stable: a code of the contract, or `offline`, `timed_out`, `unreadable_answer`, `no_cookies`. */
  readonly code: ApiErrorDetails['code']
  /** Errors of single fields; empty when the error is about the whole request. */
  readonly errors: readonly FieldError[]
  /** For `proof_needed`: how the person can show who they are. */
  readonly ways: NonNullable<ErrorBody['ways']>
  /** For `second_factor_needed`: how the sign-in continues, for <SecondStep>; `null` otherwise. */
  readonly secondFactor: SecondFactor | null
  /** Seconds to wait before trying again, if the server has sent them. */
  readonly retryAfter: number | null

  /** The server's own message (`data.message`); `null` if it sent none, and `message` is the client's. */
  readonly serverMessage: string | null

  constructor(status: number, details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options)
    this.status = status
    this.code = details.code
    this.errors = details.errors ?? []
    this.ways = details.ways ?? []
    this.secondFactor = details.secondFactor ?? null
    this.retryAfter = details.retryAfter ?? null
    this.serverMessage = details.isFromServer === true ? details.message : null
  }
}
