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
    // The token's answer has the id too, as a number that JSON in JavaScript rounds. This one is a text.
    url: 'https://graph.threads.net/v1.0/me?fields=id,username',
    token: 'bearer',
    subject: 'id',
    name: 'username',
  },
}
