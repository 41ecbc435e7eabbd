import type { SocialConfig } from '../../wire/social.ts'
import { findProvider } from '../providers.ts'
import { addParameters } from './address.ts'
import type { AuthorizationRequest, CallbackError, SocialProtocol } from './social-protocol.ts'

/** OAuth 2.0 and OpenID Connect: authorization code with PKCE (RFC 6749, section 4.1; RFC 7636). */
export const oauth2: SocialProtocol = {
  hasCode: true,
  start: (config, authorization) => ({ url: writeAuthorizeAddress(config, authorization) }),
  finish({ query }, { redirectUri, codeVerifier }) {
    const error = readCallbackError(query)
    if (error !== null) return { error }
    const code = readOne(query, 'code')
    if (code === null) return { error: 'social_provider_failed' }
    return { fields: { code, redirect_uri: redirectUri, code_verifier: codeVerifier } }
  },
}

/** The address that asks a person for consent. */
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

/** Beside the standard's name for it, what Discord, Facebook and TikTok call a person who said no. */
const denials = new Set(['access_denied', 'user_denied', 'user_cancelled_login', 'user_cancelled_authorize'])

/** Why there is no code (RFC 6749, section 4.1.2.1); `null` where nothing is said of an error. */
export function readCallbackError(query: URLSearchParams): CallbackError | null {
  const named = ['error', 'error_reason'].map((name) => query.get(name)).filter((value) => value !== null)
  if (named.length === 0) return query.has('error_code') ? 'social_provider_failed' : null
  return named.some((name) => denials.has(name)) ? 'social_denied' : 'social_provider_failed'
}

/** A parameter that is there once; parameters must not be repeated (RFC 6749, section 3.1). */
export function readOne(query: URLSearchParams, name: string): string | null {
  const [value, ...others] = query.getAll(name)
  return value === undefined || value === '' || value.length > 4096 || others.length > 0 ? null : value
}
