import type { ProtocolId } from '../../wire/social.ts'
import { oauth2 } from './oauth2.ts'
import { oauthTelegram } from './oauth-telegram.ts'
import { oauthVk } from './oauth-vk.ts'
import { openId } from './open-id.ts'
import type { SocialProtocol } from './social-protocol.ts'

/** The protocols of social sign-in, by their ids. */
export const protocols = {
  OAUTH2: oauth2,
  OAUTH_VK: oauthVk,
  OAUTH_TELEGRAM: oauthTelegram,
  OPEN_ID: openId,
} as const satisfies Record<ProtocolId, SocialProtocol>
