import type { PlainOAuth2Provider } from '../provider.ts'

/** TikTok has `client_key` instead of `client_id`, and also reports errors with status 200. */
export const tiktok: PlainOAuth2Provider = {
  id: 'tiktok',
  protocol: 'OAUTH2',
  source: 'https://developers.tiktok.com/doc/login-kit-web',
  authorizeUrl: 'https://www.tiktok.com/v2/auth/authorize/',
  scope: 'user.info.basic',
  tokenUrl: 'https://open.tiktokapis.com/v2/oauth/token/',
  clientAuthentication: 'post',
  clientIdName: 'client_key',
  profile: {
    url: 'https://open.tiktokapis.com/v2/user/info/?fields=open_id,display_name',
    token: 'bearer',
    // `open_id` identifies the person for this app only, and does not change.
    subject: 'data.user.open_id',
    name: 'data.user.display_name',
  },
}
