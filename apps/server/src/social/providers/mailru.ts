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
    // Documented with the token in the query, and no other way.
    token: 'query',
    subject: 'id',
    name: ['name', 'nickname'],
  },
}
