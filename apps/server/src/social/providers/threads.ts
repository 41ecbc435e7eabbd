import type { PlainOAuth2Provider } from '../provider.ts'

export const threads: PlainOAuth2Provider = {
  id: 'threads',
  protocol: 'OAUTH2',
  source: 'https://developers.facebook.com/docs/threads/get-started/get-access-tokens-and-permissions',
  authorizeUrl: 'https://threads.net/oauth/authorize',
  scope: 'threads_basic',
  tokenUrl: 'https://graph.threads.net/oauth/access_token',
  clientAuthentication: 'post',
  profile: {
    // The token's answer also has the id, but as a number that is too large for JavaScript. Here it is a string.
    url: 'https://graph.threads.net/v1.0/me?fields=id,username',
    token: 'bearer',
    subject: 'id',
    name: 'username',
  },
}
