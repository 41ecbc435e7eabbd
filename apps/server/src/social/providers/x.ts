import type { PlainOAuth2Provider } from '../provider.ts'

export const x: PlainOAuth2Provider = {
  id: 'x',
  protocol: 'OAUTH2',
  source: 'https://docs.x.com/fundamentals/authentication/oauth-2-0/user-access-token',
  authorizeUrl: 'https://x.com/i/oauth2/authorize',
  // `users.read` alone is rejected: reading a user requires the scope for posts too (docs.x.com, GET /2/users/me).
  scope: 'users.read tweet.read',
  tokenUrl: 'https://api.x.com/2/oauth2/token',
  clientAuthentication: 'basic',
  profile: {
    url: 'https://api.x.com/2/users/me',
    token: 'bearer',
    subject: 'data.id',
    name: ['data.name', 'data.username'],
  },
}
