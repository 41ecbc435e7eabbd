import { createHmac } from 'node:crypto'
import type { PlainOAuth2Provider } from '../provider.ts'

export const facebook: PlainOAuth2Provider = {
  id: 'facebook',
  protocol: 'OAUTH2',
  source: 'https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow',
  authorizeUrl: 'https://www.facebook.com/v25.0/dialog/oauth',
  scope: 'public_profile',
  tokenUrl: 'https://graph.facebook.com/v25.0/oauth/access_token',
  clientAuthentication: 'post',
  profile: {
    // Without `fields`, the Graph API returns hardly anything.
    url: 'https://graph.facebook.com/v25.0/me?fields=id,name',
    token: 'bearer',
    // developers.facebook.com/docs/graph-api/guides/secure-requests: proves that the token was not stolen from another app.
    sign: ({ accessToken, client }) => ({
      appsecret_proof: createHmac('sha256', client.secret ?? '')
        .update(accessToken)
        .digest('hex'),
    }),
    subject: 'id',
    name: 'name',
  },
}
