import { fullName } from '../../people.ts'
import { asJson, type PlainAnswer } from '../../fake-context.ts'
import type { Dialect, Grant } from '../dialect.ts'
import { pickFields } from './pick-fields.ts'
import { readBearer } from './read-token.ts'

const openIdOf = ({ person }: Grant): string =>
  `-000${Buffer.from(`tiktok-${person.number}`).toString('base64url')}`

const logId = '20261121000000FOYERSANDBOX'

export const tiktok: Dialect = {
  id: 'tiktok',
  title: 'TikTok',
  source: 'https://developers.tiktok.com/doc/login-kit-web',
  clientIdName: 'client_key',
  emailScope: null,
  scopeSeparator: /,/,
  authorize: {
    paths: ['/v2/auth/authorize/'],
    requiredScopes: ['user.info.basic'],
    // That is so on the web; TikTok's desktop and mobile kits use a challenge in a format of their own.
    pkce: 'ignored',
    extraParameters: ({ scopes }) => ({ scopes: scopes.join(',') }),
    deniedParameters: { error_type: 'access_denied', error_description: 'User canceled the authorization' },
    // Contains characters that must be percent-decoded before the code is sent: TikTok's codes have an asterisk and an exclamation mark.
    createCode: (random) => `${random}*v!5900.s1`,
  },
  token: {
    paths: ['/v2/oauth/token/'],
    clientAuth: ['body'],
    answer: (grant, accessToken) =>
      asJson({
        access_token: accessToken,
        expires_in: 86_400,
        open_id: openIdOf(grant),
        refresh_expires_in: 31_536_000,
        refresh_token: `rft.${accessToken}`,
        scope: grant.scopes.join(','),
        token_type: 'Bearer',
      }),
    // With status 200: only the body tells success from failure.
    createError: (error, description) => asJson({ error, error_description: description, log_id: logId }),
  },
  profile: {
    paths: ['/v2/user/info/'],
    readToken: readBearer,
    answer: (grant, fields) => {
      if (!fields['fields']) return createApiError('invalid_params', 'Fields is required', 400)
      const { person, scopes } = grant
      const mayTellName = scopes.includes('user.info.profile')
      if (!mayTellName && /\busername\b/.test(fields['fields']))
        return createApiError(
          'scope_not_authorized',
          'The user did not authorize the scope user.info.profile',
          401,
        )
      const profile = {
        open_id: openIdOf(grant),
        union_id: `union-${person.number}`,
        avatar_url: 'https://p16.example/avatar.jpeg',
        display_name: fullName(person),
        username: person.username,
      }
      return asJson({
        data: { user: pickFields(profile, fields['fields']) },
        error: { code: 'ok', message: '', log_id: logId },
      })
    },
    createError: () =>
      createApiError('access_token_invalid', 'The access token is invalid or not found in the request.', 401),
  },
}

function createApiError(code: string, message: string, status: number): PlainAnswer {
  return asJson({ data: {}, error: { code, message, log_id: logId } }, status)
}
