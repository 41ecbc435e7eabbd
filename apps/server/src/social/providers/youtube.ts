import type { OpenIdConnectProvider } from '../provider.ts'

/**
 * A YouTube account is a Google account, so this is another client of Google's OpenID Connect. The channel is not requested: not everybody
 * has one, and its scope would require Google's review.
 */
export const youtube: OpenIdConnectProvider = {
  id: 'youtube',
  protocol: 'OAUTH2',
  source: 'https://developers.google.com/youtube/v3/guides/auth/server-side-web-apps',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  scope: 'openid profile',
  issuer: 'https://accounts.google.com',
  clientAuthentication: 'post',
}
