import type { PlainOAuth2Provider } from '../provider.ts'

export const mailru: PlainOAuth2Provider = {
  id: 'mailru',
  protocol: 'OAUTH2',
  source: 'https://id.vk.com/about/business/go/docs/ru/vkid/latest/oauth/oauth-mail/index',
  authorizeUrl: 'https://oauth.mail.ru/login',
  scope: 'userinfo',
  tokenUrl: 'https://oauth.mail.ru/token',
  clientAuthentication: 'basic',
  profile: {
    url: 'https://oauth.mail.ru/userinfo',
    // The documentation only shows the token in the query.
    token: 'query',
    subject: 'id',
    name: ['name', 'nickname'],
  },
}
