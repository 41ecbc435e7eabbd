import type { OpenIdConnectProvider } from '../provider.ts'

export const google: OpenIdConnectProvider = {
  id: 'google',
  protocol: 'OAUTH2',
  source: 'https://developers.google.com/identity/openid-connect/openid-connect',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  scope: 'openid profile',
  issuer: 'https://accounts.google.com',
  clientAuthentication: 'post',
}
