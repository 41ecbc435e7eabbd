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

interface HttpErrorDetails {
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

/** Thrown to answer a request with 4xx or 5xx. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: ErrorCode
  readonly details: HttpErrorDetails

  constructor(code: ErrorCode, details: HttpErrorDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
