import type { AuthorizationRequest, ProviderAnswer } from '../answer.ts'
import type { ConfiguredProvider, Profile } from '../provider.ts'
import type { OutgoingFetch } from '../../operations/outgoing/outgoing.ts'
import type { UseOnce } from '../use-once.ts'
import { readOAuth2Profile } from './oauth2.ts'
import { readOAuthTelegramProfile } from './oauth-telegram.ts'
import { readOAuthVkProfile } from './oauth-vk.ts'
import { readOpenIdProfile } from './open-id.ts'
import type { OpenIdConnect } from './openid-connect.ts'

/** What the protocols need from the server. */
export interface ProtocolDependencies {
  readonly fetch: OutgoingFetch
  readonly openIdConnect: OpenIdConnect
  readonly useOnce: UseOnce
  readonly now: () => number
  /** In seconds: how old Telegram's answer may be. */
  readonly maxAgeSeconds: number
}

/** Reads the profile of the person who has come back, by the provider's protocol. @throws ServiceError */
export function readProfile(
  provider: ConfiguredProvider,
  answer: ProviderAnswer,
  authorization: AuthorizationRequest,
  dependencies: ProtocolDependencies,
): Promise<Profile> {
  switch (provider.protocol) {
    case 'OAUTH2':
      return readOAuth2Profile(provider, answer, authorization, dependencies)
    case 'OAUTH_VK':
      return readOAuthVkProfile(provider, answer, authorization, dependencies.fetch)
    case 'OAUTH_TELEGRAM':
      return readOAuthTelegramProfile(provider, answer, dependencies)
    case 'OPEN_ID':
      return readOpenIdProfile(provider, answer, authorization, dependencies)
  }
}
