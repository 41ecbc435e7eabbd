import { addParameters } from '@foyer/core/social'
import type { SocialConfig } from '@foyer/core/wire'
import { createSteamUrl } from '../protocols/open-id.ts'
import type { ConfiguredProvider } from '../provider.ts'

/** An authorization request whose URL the server builds. */
interface AuthorizationParameters {
  readonly state: string
  readonly redirectUri: string
  readonly codeChallenge: string
  readonly nonce: string | null
}

/** The data with which a page can build the authorization URL itself. */
export function toSocialConfig(provider: ConfiguredProvider, redirectUri: string): SocialConfig {
  const { id, protocol, client } = provider
  return { id, protocol, clientId: client.id, redirectUri, url: startUrl(provider).href }
}

/** Whether the provider sends an id token, which repeats the nonce and so belongs to one authorization request. */
export function needsNonce(provider: ConfiguredProvider): boolean {
  return 'issuer' in provider
}

export function createAuthorizeUrl(
  provider: ConfiguredProvider,
  authorization: AuthorizationParameters,
): string {
  const url = startUrl(provider).href
  const returnTo = `${authorization.redirectUri}?state=${authorization.state}`
  switch (provider.protocol) {
    case 'OPEN_ID':
      return createSteamUrl(provider, returnTo)
    case 'OAUTH_TELEGRAM':
      return addParameters(url, {
        bot_id: provider.client.id,
        origin: new URL(returnTo).origin,
        return_to: returnTo,
        request_access: 'write',
      })
    default:
      return addParameters(url, {
        client_id: provider.client.id,
        redirect_uri: authorization.redirectUri,
        response_type: 'code',
        state: authorization.state,
        code_challenge: authorization.codeChallenge,
        code_challenge_method: 'S256',
        nonce: authorization.nonce,
      })
  }
}

/** The authorization URL, with the parameters that do not depend on the request. */
function startUrl(provider: ConfiguredProvider): URL {
  const url = new URL(provider.authorizeUrl)
  if ('scope' in provider) url.searchParams.set('scope', provider.scope)
  if ('clientIdName' in provider && provider.clientIdName !== undefined) {
    url.searchParams.set(provider.clientIdName, provider.client.id)
  }
  return url
}
