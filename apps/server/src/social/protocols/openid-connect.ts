import * as oauth from 'oauth4webapi'
import { ServiceError } from '../../operations/outgoing/service-error.ts'
import type { OutgoingFetch } from '../../operations/outgoing/outgoing.ts'
import type { ConfiguredProvider, OpenIdConnectProvider, Profile } from '../provider.ts'
import { findText } from '../find-text.ts'
import { toProfile } from '../to-profile.ts'
import { authenticateClient } from './authenticate-client.ts'
import { describeOAuthError, insecureRequests } from './oauth-error.ts'

/** Exchanges a code, and validates the id token. */
export type OpenIdConnect = (
  provider: ConfiguredProvider<OpenIdConnectProvider>,
  parameters: Record<string, string>,
  nonce: string | null,
  fetch: OutgoingFetch,
) => Promise<Profile>

const cacheMilliseconds = 3_600_000

/** In seconds: how far a provider's clock may differ from ours. */
const clockTolerance = 60

/** Caches the discovery document for an hour, and a provider's keys for five minutes (the library's own limit). */
export function createOpenIdConnect(now: () => number): OpenIdConnect {
  const cache = new Map<string, { readonly server: oauth.AuthorizationServer; readonly at: number }>()

  async function discover(issuer: string, fetch: OutgoingFetch): Promise<oauth.AuthorizationServer> {
    const cached = cache.get(issuer)
    if (cached !== undefined && now() - cached.at < cacheMilliseconds) return cached.server
    const url = new URL(issuer)
    const options = { [oauth.customFetch]: fetch, ...insecureRequests(issuer) }
    const server = await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options))
    cache.set(issuer, { server, at: now() })
    return server
  }

  /** If a provider has rotated its keys while the library had cached the old ones, they are fetched again, once. */
  async function checkSignature(
    issuer: string,
    server: oauth.AuthorizationServer,
    response: Response,
    fetch: OutgoingFetch,
  ) {
    const options = { [oauth.customFetch]: fetch, ...insecureRequests(issuer) }
    try {
      await oauth.validateApplicationLevelSignature(server, response, options)
    } catch (error) {
      if (!(error instanceof oauth.OperationProcessingError) || error.code !== oauth.KEY_SELECTION)
        throw error
      // The library caches keys per server object, so a copy makes it fetch them again.
      const freshServer = { ...server }
      await oauth.validateApplicationLevelSignature(freshServer, response, options)
      cache.set(issuer, { server: freshServer, at: now() })
    }
  }

  return async (provider, parameters, nonce, fetch) => {
    const { issuer } = provider
    if (nonce === null) throw new ServiceError('no_nonce')
    try {
      const server = await discover(issuer, fetch)
      const client = { client_id: provider.client.id, [oauth.clockTolerance]: clockTolerance }
      const response = await oauth.genericTokenEndpointRequest(
        server,
        client,
        authenticateClient(provider),
        'authorization_code',
        parameters,
        { [oauth.customFetch]: fetch, ...insecureRequests(issuer) },
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await checkSignature(issuer, server, response, fetch)
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      checkClaims(claims, provider.client.id, now() / 1_000)
      return toProfile(findText(claims, provider.subjectClaim ?? 'sub'), findText(claims, 'name'))
    } catch (error) {
      throw describeOAuthError(error)
    }
  }
}

/**
 * Steps 3, 5 and 10 of OpenID Connect Core 1.0, 3.1.3.7, which the library leaves to its caller. A token for a further client is
 * refused, because there is none that we would trust with it.
 */
function checkClaims(claims: oauth.IDToken | undefined, clientId: string, seconds: number): void {
  if (![claims?.aud].flat().every((client) => client === clientId)) throw new ServiceError('other_audience')
  if (claims?.azp !== undefined && claims.azp !== clientId) throw new ServiceError('other_party')
  if (!(Number(claims?.iat) <= seconds + clockTolerance)) throw new ServiceError('issued_in_future')
}
