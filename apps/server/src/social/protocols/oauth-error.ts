import * as oauth from 'oauth4webapi'
import { ProviderFailure } from '../provider-failure.ts'

/** What went wrong, by its code alone: the library puts whole answers beside it. */
export function describeOAuthError(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error
  if (error instanceof oauth.ResponseBodyError) return new ProviderFailure(error.error)
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return new ProviderFailure(error.code.toLowerCase())
  }
  return new ProviderFailure('unexpected')
}

/** The sandbox speaks HTTP on this machine. The library refuses that, unless it is said aloud. */
export function insecureRequests(address: string): { [oauth.allowInsecureRequests]?: true } {
  return new URL(address).protocol === 'http:' ? { [oauth.allowInsecureRequests]: true } : {}
}
