import type { PlainOAuth2Provider } from '../provider.ts'

/** TikTok says `client_key` where everybody else says `client_id`, and answers errors with 200 too. */
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
    // `open_id` is the person for this app alone, and stays.
    subject: 'data.user.open_id',
    name: 'data.user.display_name',
  },
}
