import { createHmac } from 'node:crypto'
import { clientSecretOf } from '../../credentials.ts'
import { fullName } from '../../people.ts'
import { asJson, type PlainAnswer } from '../../fake-context.ts'
import type { Dialect } from '../dialect.ts'
import { pickFields } from './pick-fields.ts'
import { readBearerOrField } from './read-token.ts'

export const facebook: Dialect = {
  id: 'facebook',
  title: 'Facebook',
  source: 'https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow',
  emailScope: 'email',
  authorize: {
    paths: ['/:version/dialog/oauth', '/dialog/oauth'],
    pkce: 'checked',
    deniedParameters: {
      error_code: '200',
      error_reason: 'user_denied',
      error_description: 'Permissions error',
    },
    // Facebook appends it to every redirect.
    fragment: '#_=_',
  },
  token: {
    paths: ['/:version/oauth/access_token', '/oauth/access_token'],
    methods: ['GET', 'POST'],
    readsQuery: true,
    clientAuth: ['body'],
    answer: (_grant, accessToken) =>
      asJson({ access_token: accessToken, token_type: 'bearer', expires_in: 5_183_944 }),
    createError: (error, description) =>
      createGraphError(error === 'invalid_client' ? 101 : 100, description),
  },
  profile: {
    paths: ['/:version/me', '/me'],
    readToken: readBearerOrField,
    answer: ({ person, email }, fields, accessToken) => {
      const { appsecret_proof: proof } = fields
      const expected = createHmac('sha256', clientSecretOf('facebook')).update(accessToken).digest('hex')
      if (proof !== undefined && proof !== expected)
        return createGraphError(100, 'Invalid appsecret_proof provided in the API argument')
      const profile = {
        id: String(10_000_000_000_000_000n + BigInt(person.number)),
        name: fullName(person),
        first_name: person.givenName,
        last_name: person.familyName,
        ...(email !== null && { email }),
      }
      return asJson(pickFields(profile, fields['fields'] ?? 'id,name', ['id']))
    },
    createError: () => createGraphError(190, 'Invalid OAuth access token - Cannot parse access token'),
  },
}

/** An error of the Graph API, whose format Facebook's token endpoint shares. */
export function createGraphError(code: number, message: string): PlainAnswer {
  return asJson({ error: { message, type: 'OAuthException', code, fbtrace_id: 'AfoyerSandbox' } }, 400)
}
