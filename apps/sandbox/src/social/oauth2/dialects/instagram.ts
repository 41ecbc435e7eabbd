import { fullName } from '../../people.ts'
import { asJson } from '../../fake-context.ts'
import type { Dialect, Grant } from '../dialect.ts'
import { createGraphError } from './facebook.ts'
import { pickFields } from './pick-fields.ts'
import { readBearerOrField } from './read-token.ts'

const userIdOf = ({ person }: Grant): string => String(17_841_400_000_000_000n + BigInt(person.number))

export const instagram: Dialect = {
  id: 'instagram',
  title: 'Instagram',
  source:
    'https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login/business-login',
  emailScope: null,
  authorize: {
    paths: ['/oauth/authorize'],
    requiredScopes: ['instagram_business_basic'],
    pkce: 'ignored',
    deniedParameters: { error_reason: 'user_denied', error_description: 'The user denied your request' },
    fragment: '#_',
  },
  token: {
    paths: ['/oauth/access_token'],
    clientAuth: ['body'],
    // A short-lived token, in a list, without token_type.
    answer: (grant, accessToken) =>
      asJson({
        data: [{ access_token: accessToken, user_id: userIdOf(grant), permissions: grant.scopes.join(',') }],
      }),
    createError: (_error, message) =>
      asJson({ error_type: 'OAuthException', code: 400, error_message: message }, 400),
  },
  profile: {
    paths: ['/me', '/:version/me'],
    readToken: readBearerOrField,
    answer: (grant, fields) => {
      const profile = {
        id: String(26_000_000_000_000_000n + BigInt(grant.person.number)),
        user_id: userIdOf(grant),
        username: grant.person.username,
        name: fullName(grant.person),
        account_type: 'BUSINESS',
      }
      return asJson(pickFields(profile, fields['fields'] ?? '', ['id']))
    },
    createError: () => createGraphError(190, 'Invalid OAuth access token'),
  },
}
