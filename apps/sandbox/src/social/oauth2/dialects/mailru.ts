import { fullName } from '../../people.ts'
import { asJson } from '../../fake-context.ts'
import type { Dialect } from '../dialect.ts'
import { readBearerOrField } from './read-token.ts'
import { refuseByStandard } from './standard-errors.ts'

export const mailru: Dialect = {
  id: 'mailru',
  title: 'Mail.ru',
  source: 'https://id.vk.com/about/business/go/docs/ru/vkid/latest/oauth/oauth-mail/index',
  // Every Mail.ru account is a mailbox.
  emailScope: true,
  authorize: { paths: ['/login'], pkce: 'checked' },
  token: {
    paths: ['/token'],
    clientAuth: ['basic', 'body'],
    // Without token_type.
    answer: (_grant, accessToken) =>
      asJson({ expires_in: 3600, refresh_token: `refresh-${accessToken}`, access_token: accessToken }),
    createError: (error, description) => {
      const { body, ...answer } = refuseByStandard(error, description)
      return { ...answer, body: body.replace('{', '{"error_code":1,') }
    },
  },
  profile: {
    paths: ['/userinfo'],
    readToken: readBearerOrField,
    answer: ({ person, email, clientId }) =>
      asJson({
        id: String(20_000_000 + person.number),
        client_id: clientId,
        gender: 'f',
        name: fullName(person),
        nickname: person.username,
        first_name: person.givenName,
        last_name: person.familyName,
        locale: 'ru_RU',
        birthday: '05.03.1990',
        image: 'https://filin.mail.ru/pic',
        ...(email !== null && { email }),
      }),
    createError: () =>
      asJson({ error: 'invalid_token', error_code: 3, error_description: 'token not found' }, 401),
  },
}
