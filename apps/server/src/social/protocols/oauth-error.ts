import * as oauth from 'oauth4webapi'
import { ServiceError } from '../../operations/outgoing/service-error.ts'

/** Keeps only the error code, because the library's errors contain whole answers. */
export function describeOAuthError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  if (error instanceof oauth.ResponseBodyError) return new ServiceError(error.error)
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return new ServiceError(error.code.toLowerCase())
  }
  return new ServiceError('unexpected')
}

/** Allows plain HTTP, which the library refuses by default, for the sandbox. */
export function insecureRequests(address: string): { [oauth.allowInsecureRequests]?: true } {
  return new URL(address).protocol === 'http:' ? { [oauth.allowInsecureRequests]: true } : {}
}
