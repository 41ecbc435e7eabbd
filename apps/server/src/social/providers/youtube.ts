import type { OpenIdConnectProvider } from '../provider.ts'

/**
 * A YouTube account is a Google account, and one of Google's clients: it signs in by OpenID Connect. The channel is not
 * asked for: not everybody has one, and its scope would need Google's review.
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
