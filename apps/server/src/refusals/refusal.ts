import type { ErrorCode } from '@foyer/core/wire'
import type { ValidationCode } from '@foyer/core/validators'
import type { MessageValues } from '@foyer/core/messages'

/** What is wrong with one field of the request. Its words are looked up when the answer's language is known. */
export interface FieldRefusal {
  readonly field: string
  readonly code: ValidationCode | ErrorCode
  readonly values?: MessageValues
}

interface RefusalDetails {
  readonly errors?: readonly FieldRefusal[]
  /** Whole seconds: sent as `Retry-After`, and said in the message. */
  readonly retryAfterSeconds?: number
  /** Methods that the address does take: sent as `Allow`. */
  readonly allow?: readonly string[]
}

/** The one way to answer a request with anything but success. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly details: RefusalDetails

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
