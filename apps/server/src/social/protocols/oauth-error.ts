import * as oauth from 'oauth4webapi'
import { ProviderFailure } from '../provider-failure.ts'

/** Keeps only the error code, because the library's errors contain whole answers. */
export function describeOAuthError(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof oauth.ResponseBodyError) return new ProviderFailure(error.error)
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return new ProviderFailure(error.code.toLowerCase())
  }
  return new ProviderFailure('unexpected')
}

/** Allows plain HTTP, which the library refuses by default, for the sandbox. */
export function insecureRequests(address: string): { [oauth.allowInsecureRequests]?: true } {
  return new URL(address).protocol === 'http:' ? { [oauth.allowInsecureRequests]: true } : {}
}
