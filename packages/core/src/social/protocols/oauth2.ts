import type { SocialConfig } from '../../wire/social.ts'
import { findProvider } from '../providers.ts'
import { addParameters } from './address.ts'
import type { AuthorizationRequest, CallbackError, SocialProtocol } from './social-protocol.ts'

/** OAuth 2.0 and OpenID Connect: the authorization code flow with PKCE (RFC 6749, section 4.1; RFC 7636). */
export const oauth2: SocialProtocol = {
  hasCode: true,
  start: (config, authorization) => ({ url: writeAuthorizeAddress(config, authorization) }),
  finish({ query }, { redirectUri, codeVerifier }) {
    const error = readCallbackError(query)
    if (error !== null) return { error }
    const code = readSingle(query, 'code')
    // RFC 9207: who answers, which the server compares with the provider's issuer.
    const issuer = readSingle(query, 'iss')
    const hasBadIssuer = issuer === null && query.has('iss')
    if (code === null || hasBadIssuer) return { error: 'social_provider_failed' }
    const fields = { code, redirect_uri: redirectUri, code_verifier: codeVerifier }
    return { fields: issuer === null ? fields : { ...fields, iss: issuer } }
  },
}

/** Builds the address of the provider's consent page. */
function writeAuthorizeAddress(config: SocialConfig, authorization: AuthorizationRequest): string {
  return addParameters(config.url, {
    [findProvider(config.id)?.clientIdParameter ?? 'client_id']: config.clientId,
    redirect_uri: config.redirectUri,
    response_type: 'code',
    state: authorization.state,
    code_challenge: authorization.codeChallenge,
    code_challenge_method: 'S256',
    nonce: authorization.nonce,
  })
}

/** The error codes for a person who declined: the standard's, and those of Discord, Facebook and TikTok. */
const denials = new Set(['access_denied', 'user_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** Reads the error of an answer (RFC 6749, section 4.1.2.1); `null` if there is none. */
export function readCallbackError(query: URLSearchParams): CallbackError | null {
  const errorCodes = ['error', 'error_reason']
    .map((name) => query.get(name))
    .filter((value) => value !== null)
  if (errorCodes.length === 0) return null
  return errorCodes.some((name) => denials.has(name)) ? 'social_denied' : 'social_provider_failed'
}

/** Reads a parameter that occurs exactly once; repeated parameters are not allowed (RFC 6749, section 3.1). */
export function readSingle(query: URLSearchParams, name: string): string | null {
  const [value, ...others] = query.getAll(name)
  return value === undefined || value === '' || value.length > 4096 || others.length > 0 ? null : value
}
