import { asJson } from '../../fake-context.ts'
import { fullName } from '../../people.ts'
import type { Dialect } from '../dialect.ts'
import { readBearer } from './read-token.ts'
import { refuseByStandard } from './standard-errors.ts'

/** The first id of 2024 in Discord's format: milliseconds since 2015, shifted by 22 bits. */
const firstSnowflake = 1_191_000_000_000_000_000n

export const discord: Dialect = {
  id: 'discord',
  title: 'Discord',
  source: 'https://docs.discord.com/developers/topics/oauth2',
  emailScope: 'email',
  authorize: { paths: ['/oauth2/authorize', '/api/oauth2/authorize'], pkce: 'checked' },
  token: {
    paths: ['/api/oauth2/token', '/api/:version/oauth2/token'],
    clientAuth: ['basic', 'body'],
    answer: ({ scopes }, accessToken) =>
      asJson({
        access_token: accessToken,
        token_type: 'Bearer',
        expires_in: 604_800,
        refresh_token: `refresh-${accessToken}`,
        scope: scopes.join(' '),
      }),
    createError: refuseByStandard,
  },
  profile: {
    paths: ['/api/users/@me', '/api/:version/users/@me'],
    readToken: readBearer,
    answer: ({ person, email, scopes }) =>
      scopes.includes('identify')
        ? asJson({
            id: String(firstSnowflake + BigInt(person.number)),
            username: person.username,
            discriminator: '0',
            global_name: fullName(person),
            avatar: null,
            locale: 'en-GB',
            mfa_enabled: false,
            flags: 0,
            public_flags: 0,
            ...(scopes.includes('email') && { email, verified: email !== null && person.isEmailVerified }),
          })
        : asJson({ message: '401: Unauthorized', code: 0 }, 401),
    createError: () => asJson({ message: '401: Unauthorized', code: 0 }, 401),
  },
}
