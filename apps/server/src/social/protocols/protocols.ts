import type { AuthorizationRequest, ProviderAnswer } from '../answer.ts'
import type { Configured, Profile } from '../provider.ts'
import type { ProviderFetch } from '../provider-fetch.ts'
import type { UseOnce } from '../use-once.ts'
import { readOAuth2Profile } from './oauth2.ts'
import { readOAuthTelegramProfile } from './oauth-telegram.ts'
import { readOAuthVkProfile } from './oauth-vk.ts'
import { readOpenIdProfile } from './open-id.ts'
import type { OpenIdConnect } from './openid-connect.ts'

/** What the protocols need of the server. */
export interface ProtocolMeans {
  readonly fetch: ProviderFetch
  readonly openIdConnect: OpenIdConnect
  readonly useOnce: UseOnce
  readonly now: () => number
  /** How old an answer of Telegram may be. */
  readonly maxAgeSeconds: number
}

/** Reads who has come back, by the protocol of the provider. @throws ProviderFailure */
export function readProfile(
  provider: Configured,
  answer: ProviderAnswer,
  authorization: AuthorizationRequest,
  means: ProtocolMeans,
): Promise<Profile> {
  switch (provider.protocol) {
    case 'OAUTH2':
      return readOAuth2Profile(provider, answer, authorization, means)
    case 'OAUTH_VK':
      return readOAuthVkProfile(provider, answer, authorization, means.fetch)
    case 'OAUTH_TELEGRAM':
      return readOAuthTelegramProfile(provider, answer, means)
    case 'OPEN_ID':
      return readOpenIdProfile(provider, answer, authorization, means)
  }
}
