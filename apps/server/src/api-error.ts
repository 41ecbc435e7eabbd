import type { BirthIssue } from '@foyer/core/checkout'
import type { ErrorBody, ErrorCode } from '@foyer/core/wire'
import type { ValidationCode } from '@foyer/core/validators'
import type { MessageValues } from '@foyer/core/messages'

/** What is wrong with one field of the request. Its message is looked up later, in the language of the answer. */
export interface FieldIssue {
  readonly field: string
  readonly code: ValidationCode | ErrorCode | BirthIssue
  readonly values?: MessageValues
}

interface ApiErrorDetails {
  readonly errors?: readonly FieldIssue[]
  /** Whole seconds, sent as `Retry-After` and named in the message. */
  readonly retryAfterSeconds?: number
  /** The methods that the address does support: sent as `Allow`. */
  readonly allow?: readonly string[]
  /** How the person can give the proof that is needed. */
  readonly ways?: ErrorBody['ways']
  /** How a sign-in that waits for its second step can be completed. */
  readonly secondFactor?: ErrorBody['secondFactor']
}

/**
 * Thrown to refuse what a call asks for. The code is one of the contract, and the contract says with which HTTP status `http/errors/` answers
 * it, so that the domain folders need to know nothing of HTTP.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
