import type { PlainOAuth2Provider } from '../provider.ts'

export const yandex: PlainOAuth2Provider = {
  id: 'yandex',
  protocol: 'OAUTH2',
  source: 'https://yandex.com/dev/id/doc/en/codes/code-url',
  authorizeUrl: 'https://oauth.yandex.ru/authorize',
  scope: 'login:info',
  tokenUrl: 'https://oauth.yandex.ru/token',
  clientAuthentication: 'basic',
  profile: {
    url: 'https://login.yandex.ru/info?format=json',
    // Yandex names the authentication scheme `OAuth`.
    token: 'oauth',
    subject: 'id',
    name: ['real_name', 'display_name', 'login'],
  },
}
