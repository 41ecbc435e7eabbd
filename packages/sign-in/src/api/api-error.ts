import type { ErrorBody, ErrorCode, FieldError } from '@foyer/core/wire'

/** What can go wrong before the server has its say, and after it. */
export type FailureCode = 'offline' | 'timed_out' | 'unreadable_answer' | 'no_cookies'

export interface ApiErrorDetails extends Omit<ErrorBody, 'code' | 'errors'> {
  readonly code: ErrorCode | FailureCode | (string & {})
  readonly errors?: readonly FieldError[] | undefined
  readonly retryAfter?: number | null
}

/** A call that came to no result: refused by the server, or never answered in a way that can be read. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number
  /** Stable: one of the contract's codes, or `offline`, `timed_out`, `unreadable_answer`, `no_cookies`. */
  readonly code: ApiErrorDetails['code']
  /** Per field; empty when the refusal is about the whole. */
  readonly errors: readonly FieldError[]
  /** Seconds to wait before trying again, where the server has named them. */
  readonly retryAfter: number | null

  constructor(status: number, details: ApiErrorDetails, options?: ErrorOptions) {
    super(details.message, options)
    this.status = status
    this.code = details.code
    this.errors = details.errors ?? []
    this.retryAfter = details.retryAfter ?? null
  }
}
