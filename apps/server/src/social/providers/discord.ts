import type { PlainOAuth2Provider } from '../provider.ts'

export const discord: PlainOAuth2Provider = {
  id: 'discord',
  protocol: 'OAUTH2',
  source: 'https://docs.discord.com/developers/topics/oauth2',
  authorizeUrl: 'https://discord.com/oauth2/authorize',
  scope: 'identify',
  tokenUrl: 'https://discord.com/api/oauth2/token',
  clientAuthentication: 'basic',
  profile: {
    url: 'https://discord.com/api/v10/users/@me',
    token: 'bearer',
    subject: 'id',
    // People without a display name are shown by their user name.
    name: ['global_name', 'username'],
  },
}
