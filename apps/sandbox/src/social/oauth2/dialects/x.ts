import { fullName } from '../../people.ts'
import { asJson } from '../../fake-context.ts'
import type { Dialect } from '../dialect.ts'
import { pickFields } from './pick-fields.ts'
import { readBearer } from './read-token.ts'
import { refuseByStandard } from './standard-errors.ts'

const problem = (title: string, status: number): object => ({
  title,
  type: 'about:blank',
  status,
  detail: title,
})

export const x: Dialect = {
  id: 'x',
  title: 'X',
  source: 'https://docs.x.com/fundamentals/authentication/oauth-2-0/user-access-token',
  emailScope: 'users.email',
  scopeSeparator: / +/,
  authorize: { paths: ['/i/oauth2/authorize'], pkce: 'required', challengeMethods: ['S256'] },
  token: {
    paths: ['/2/oauth2/token'],
    // Confidential clients authenticate in the header only.
    clientAuth: ['basic'],
    answer: ({ scopes }, accessToken) =>
      asJson({
        token_type: 'bearer',
        expires_in: 7200,
        access_token: accessToken,
        scope: scopes.join(' '),
      }),
    createError: refuseByStandard,
  },
  profile: {
    paths: ['/2/users/me'],
    readToken: readBearer,
    answer: ({ person, email, scopes }, fields) => {
      if (!scopes.includes('users.read') || !scopes.includes('tweet.read'))
        return asJson(problem('Forbidden', 403), 403)
      const profile = {
        id: String(1_700_000_000_000_000_000n + BigInt(person.number)),
        name: fullName(person),
        username: person.username,
        verified: false,
        ...(email !== null && { confirmed_email: email }),
      }
      return asJson({ data: pickFields(profile, fields['user.fields'] ?? '', ['id', 'name', 'username']) })
    },
    createError: () => asJson(problem('Unauthorized', 401), 401),
  },
}
