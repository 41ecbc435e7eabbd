import * as oauth from 'oauth4webapi'
import type { AuthorizationRequest, ProviderAnswer } from '../answer.ts'
import { ServiceError } from '../../operations/outgoing/service-error.ts'
import type { OutgoingFetch } from '../../operations/outgoing/outgoing.ts'
import type { ConfiguredProvider, OAuth2Provider, PlainOAuth2Provider, Profile } from '../provider.ts'
import { readJson } from '../../operations/outgoing/read-json.ts'
import { findText } from '../find-text.ts'
import { toProfile } from '../to-profile.ts'
import { authenticateClient } from './authenticate-client.ts'
import { describeOAuthError, insecureRequests } from './oauth-error.ts'
import type { OpenIdConnect } from './openid-connect.ts'

/** Exchanges the code, and reads the person from the id token if there is one, or else from the profile. */
export async function readOAuth2Profile(
  provider: ConfiguredProvider<OAuth2Provider>,
  answer: ProviderAnswer,
  authorization: AuthorizationRequest,
  { fetch, openIdConnect }: { readonly fetch: OutgoingFetch; readonly openIdConnect: OpenIdConnect },
): Promise<Profile> {
  if (answer.code === undefined || answer.codeVerifier === undefined) throw new ServiceError('no_code')
  // RFC 9207, 2.4: the code is another provider's, and must not be sent to this one. Providers without an id token have no issuer.
  const isOther = 'issuer' in provider && answer.issuer !== undefined && answer.issuer !== provider.issuer
  if (isOther) throw new ServiceError('other_issuer')
  const parameters = {
    code: answer.code,
    code_verifier: answer.codeVerifier,
    redirect_uri: authorization.redirectUri,
  }
  if ('issuer' in provider) return openIdConnect(provider, parameters, authorization.nonce, fetch)
  const accessToken = await exchangeCode(provider, parameters, fetch)
  return fetchProfile(provider, accessToken, fetch)
}

async function exchangeCode(
  provider: ConfiguredProvider<PlainOAuth2Provider>,
  parameters: Record<string, string>,
  fetch: OutgoingFetch,
): Promise<string> {
  const { tokenUrl, client } = provider
  const server = { issuer: new URL(tokenUrl).origin, token_endpoint: tokenUrl }
  try {
    const response = await oauth.genericTokenEndpointRequest(
      server,
      { client_id: client.id },
      authenticateClient(provider),
      'authorization_code',
      parameters,
      { [oauth.customFetch]: fetch, ...insecureRequests(tokenUrl) },
    )
    const json = await readJson(response)
    // Some of these providers leave out token_type, one sends `session`, and some answer with a list of one object.
    const accessToken = findText(json, ['access_token', 'data.0.access_token'])
    if (accessToken === null) throw new ServiceError(findText(json, 'error') ?? 'no_access_token')
    return accessToken
  } catch (error) {
    throw describeOAuthError(error)
  }
}

async function fetchProfile(
  { profile, client }: ConfiguredProvider<PlainOAuth2Provider>,
  accessToken: string,
  fetch: OutgoingFetch,
): Promise<Profile> {
  const url = new URL(profile.url)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (profile.token === 'query') url.searchParams.set('access_token', accessToken)
  else headers['authorization'] = `${profile.token === 'oauth' ? 'OAuth' : 'Bearer'} ${accessToken}`
  for (const [name, value] of Object.entries(profile.sign?.({ accessToken, client }) ?? {})) {
    url.searchParams.set(name, value)
  }
  const json = await readJson(await fetch(url.href, { headers }))
  return toProfile(findText(json, profile.subject), findText(json, profile.name))
}
