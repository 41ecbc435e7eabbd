import type { PlainOAuth2Provider } from '../provider.ts'

/**
 * Instagram only signs in professional accounts (business and creator). The short-lived token is enough, because it is used once and never
 * stored.
 */
export const instagram: PlainOAuth2Provider = {
  id: 'instagram',
  protocol: 'OAUTH2',
  source:
    'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login',
  authorizeUrl: 'https://www.instagram.com/oauth/authorize',
  scope: 'instagram_business_basic',
  tokenUrl: 'https://api.instagram.com/oauth/access_token',
  clientAuthentication: 'post',
  profile: {
    url: 'https://graph.instagram.com/v25.0/me?fields=user_id,username',
    token: 'bearer',
    // Documented inside a list, but also seen without one.
    subject: ['user_id', 'data.0.user_id'],
    name: ['username', 'data.0.username'],
  },
}
