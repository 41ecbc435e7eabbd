import { describeError } from '../observability/describe-error.ts'
import { readErrorCode } from '../observability/error-code.ts'

/** An outside service gave no answer, or none as its documentation describes. The reason is for the log, and contains no text of the answer. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
  readonly reason: string
  /** The code of the system or of TLS that says why a service cannot be reached; otherwise the reason. */
  readonly code: string
  /** The status of the answer, if that is what was wrong. */
  readonly status: number | undefined

  constructor(reason: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super('An outside service failed.', options)
    // A reason may come from the service and contain anything, so only simple codes are kept.
    this.reason = /^[a-z0-9_]{1,40}$/.test(reason) ? reason : 'other'
    this.code = readErrorCode(options.cause) ?? this.reason
    this.status = options.status
  }
}

/** Describes for the log why an outside service gave no usable answer: without its address, the request or the answer. */
export function describeServiceError(error: unknown): Record<string, unknown> {
  if (!(error instanceof ServiceError)) return { error: describeError(error) }
  const { reason, code } = error
  return code === reason ? { reason } : { reason, code }
}
