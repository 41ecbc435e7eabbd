import type { ProtocolId } from '../wire/social.ts'

/** A provider that people can sign in with. */
export interface SocialProvider {
  readonly id: string
  /** The name on the button: a brand, the same in every language. */
  readonly name: string
  readonly protocol: ProtocolId
  /** The provider's documentation of its sign-in. */
  readonly source: string
  /** Other ids under which it can be configured. */
  readonly aliases?: readonly string[]
  /** The name of the client id parameter, if it is not `client_id`. */
  readonly clientIdParameter?: string
  readonly writesStateInBase64?: boolean
  /** The maximum length of the state parameter in characters, if it is less than our 2 KB. */
  readonly maxStateLength?: number
}

/** The providers, one row each. The id is also the name of the icon. */
export const providers = [
  {
    id: 'google',
    name: 'Google',
    protocol: 'OAUTH2',
    source: 'https://developers.google.com/identity/openid-connect/openid-connect',
  },
  {
    id: 'vk',
    name: 'VK',
    aliases: ['vkontakte'],
    protocol: 'OAUTH_VK',
    source:
      'https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/start-integration/auth-without-sdk/auth-without-sdk-web',
    writesStateInBase64: true,
  },
  {
    id: 'steam',
    name: 'Steam',
    protocol: 'OPEN_ID',
    source: 'https://partner.steamgames.com/doc/features/auth#website',
    writesStateInBase64: true,
    // The state is part of the address of our callback, which the contract limits to 2,048 characters (wire/account/linked-accounts.ts).
    maxStateLength: 1_700,
  },
  {
    id: 'telegram',
    name: 'Telegram',
    protocol: 'OAUTH_TELEGRAM',
    source: 'https://core.telegram.org/widgets/login',
  },
  {
    id: 'discord',
    name: 'Discord',
    protocol: 'OAUTH2',
    source: 'https://discord.com/developers/docs/topics/oauth2',
  },
  {
    id: 'facebook',
    name: 'Facebook',
    protocol: 'OAUTH2',
    source: 'https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow',
  },
  {
    id: 'x',
    name: 'X',
    aliases: ['twitter'],
    protocol: 'OAUTH2',
    source: 'https://docs.x.com/resources/fundamentals/authentication/oauth-2-0/authorization-code',
    maxStateLength: 500,
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    protocol: 'OAUTH2',
    source: 'https://developers.tiktok.com/doc/login-kit-web',
    clientIdParameter: 'client_key',
  },
  {
    id: 'yandex',
    name: 'Yandex',
    protocol: 'OAUTH2',
    source: 'https://yandex.com/dev/id/doc/en/codes/code-url',
  },
  {
    id: 'mailru',
    name: 'Mail.ru',
    protocol: 'OAUTH2',
    source: 'https://id.vk.com/about/business/go/docs/ru/vkid/latest/oauth/oauth-mail/index',
  },
  {
    id: 'ok',
    name: 'OK',
    protocol: 'OAUTH2',
    source: 'https://apiok.ru/en/ext/oauth/server',
  },
  {
    id: 'instagram',
    name: 'Instagram',
    protocol: 'OAUTH2',
    source:
      'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login',
  },
  {
    id: 'threads',
    name: 'Threads',
    protocol: 'OAUTH2',
    source: 'https://developers.facebook.com/docs/threads/get-started/get-access-tokens-and-permissions',
  },
  {
    id: 'youtube',
    name: 'YouTube',
    protocol: 'OAUTH2',
    source: 'https://developers.google.com/youtube/v3/guides/auth/server-side-web-apps',
  },
] as const satisfies readonly SocialProvider[]

const rows: readonly SocialProvider[] = providers

/** Finds a provider by id or alias. */
export function findProvider(
  social: string,
  candidates: readonly SocialProvider[] = rows,
): SocialProvider | undefined {
  return candidates.find(({ id, aliases }) => id === social || aliases?.includes(social))
}

/**
 * VK only accepts a few characters in a state, and Steam's state is nested in another address (specification, section
 * 9).
 */
export function writesStateInBase64(social: string): boolean {
  return findProvider(social)?.writesStateInBase64 === true
}
