import { fullName } from '../../people.ts'
import { asJson } from '../../fake-context.ts'
import type { Dialect, Grant } from '../dialect.ts'
import { createGraphError } from './facebook.ts'
import { pickFields } from './pick-fields.ts'
import { readBearerOrField } from './read-token.ts'

/** Larger than a double can represent exactly. */
const userIdOf = ({ person }: Grant): string => String(17_841_400_000_000_000n + BigInt(person.number))

export const threads: Dialect = {
  id: 'threads',
  title: 'Threads',
  source: 'https://developers.facebook.com/docs/threads/get-started/get-access-tokens-and-permissions',
  emailScope: null,
  authorize: {
    paths: ['/oauth/authorize'],
    requiredScopes: ['threads_basic'],
    pkce: 'ignored',
    deniedParameters: { error_reason: 'user_denied', error_description: 'The user denied your request' },
    fragment: '#_',
  },
  token: {
    paths: ['/oauth/access_token'],
    clientAuth: ['body'],
    // Here the id is a JSON number, which JavaScript rounds.
    answer: (grant, accessToken) => ({
      ...asJson({}),
      body: `{"access_token":"${accessToken}","user_id":${userIdOf(grant)}}`,
    }),
    createError: (_error, message) =>
      asJson({ error_type: 'OAuthException', code: 400, error_message: message }, 400),
  },
  profile: {
    paths: ['/me', '/:version/me'],
    readToken: readBearerOrField,
    answer: (grant, fields) => {
      const profile = {
        id: userIdOf(grant),
        username: grant.person.username,
        name: fullName(grant.person),
        threads_profile_picture_url: 'https://scontent.example/picture.jpg',
      }
      return asJson(pickFields(profile, fields['fields'] ?? '', ['id']))
    },
    createError: () => createGraphError(190, 'Invalid OAuth access token'),
  },
}
