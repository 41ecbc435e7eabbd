import type { PlainOAuth2Provider } from '../provider.ts'

/**
 * Instagram signs in professional accounts alone (business and creator). The token of an hour is enough: it is used once
 * and never stored, so that it is not exchanged for a long-lived one.
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
    // Documented inside a list, and seen without one.
    subject: ['user_id', 'data.0.user_id'],
    name: ['username', 'data.0.username'],
  },
}
