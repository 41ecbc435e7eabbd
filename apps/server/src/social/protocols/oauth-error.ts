import * as oauth from 'oauth4webapi'
import { OutgoingFailure } from '../../operations/outgoing/outgoing-failure.ts'

/** Keeps only the error code, because the library's errors contain whole answers. */
export function describeOAuthError(error: unknown): OutgoingFailure {
  if (error instanceof OutgoingFailure) return error
  if (error instanceof oauth.ResponseBodyError) return new OutgoingFailure(error.error)
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return new OutgoingFailure(error.code.toLowerCase())
  }
  return new OutgoingFailure('unexpected')
}

/** Allows plain HTTP, which the library refuses by default, for the sandbox. */
export function insecureRequests(address: string): { [oauth.allowInsecureRequests]?: true } {
  return new URL(address).protocol === 'http:' ? { [oauth.allowInsecureRequests]: true } : {}
}
