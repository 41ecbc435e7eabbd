import { fullName } from '../../people.ts'
import { asJson } from '../../fake-context.ts'
import type { Dialect } from '../dialect.ts'
import { refuseByStandard } from './standard-errors.ts'

export const yandex: Dialect = {
  id: 'yandex',
  title: 'Yandex',
  source: 'https://yandex.ru/dev/id/doc/en/codes/code-url',
  emailScope: 'login:email',
  authorize: {
    paths: ['/authorize'],
    pkce: 'checked',
    extraParameters: () => ({ cid: 'foyersandbox' }),
    deniedParameters: { error_description: 'User denied access to the application' },
  },
  token: {
    paths: ['/token'],
    clientAuth: ['basic', 'body'],
    answer: ({ scopes }, accessToken) =>
      asJson({
        token_type: 'bearer',
        access_token: accessToken,
        expires_in: 31_536_000,
        refresh_token: `1:refresh:${accessToken}`,
        scope: scopes.join(' '),
      }),
    createError: refuseByStandard,
  },
  profile: {
    paths: ['/info'],
    // Yandex ID names the authentication scheme OAuth.
    readToken: ({ headers }) => /^OAuth ([^ ]+)$/.exec(headers.authorization ?? '')?.[1],
    answer: ({ person, email, scopes, clientId }) =>
      asJson({
        id: String(1_000_000_000 + person.number),
        login: person.username,
        client_id: clientId,
        psuid: `1.AAfoyer.${person.number}`,
        ...(scopes.includes('login:info') && {
          display_name: person.username,
          real_name: fullName(person),
          first_name: person.givenName,
          last_name: person.familyName,
          sex: null,
        }),
        ...(scopes.includes('login:email') && { default_email: email ?? '', emails: email ? [email] : [] }),
      }),
    createError: () => ({ status: 401, type: 'text/plain', body: '' }),
  },
}
