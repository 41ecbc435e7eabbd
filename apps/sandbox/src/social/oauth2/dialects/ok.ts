import { createHash, timingSafeEqual } from 'node:crypto'
import type { Texts } from '../../consent/consent.ts'
import { clientSecretOf } from '../../credentials.ts'
import { fullName } from '../../people.ts'
import { asJson, type PlainAnswer } from '../../fake-context.ts'
import type { Dialect } from '../dialect.ts'
import { pickFields } from './pick-fields.ts'

/** Besides its id and secret, an application has a public key, which is sent with each call. */
const applicationKey = 'foyer-sandbox-key-ok'

export const ok: Dialect = {
  id: 'ok',
  title: 'OK',
  source: 'https://apiok.ru/en/ext/oauth/server',
  emailScope: 'GET_EMAIL',
  scopeSeparator: /[;,\s]+/,
  authorize: {
    paths: ['/oauth/authorize'],
    pkce: 'ignored',
    extraParameters: () => ({ permissions_granted: 'VALUABLE_ACCESS' }),
  },
  token: {
    paths: ['/oauth/token.do'],
    readsQuery: true,
    clientAuth: ['body'],
    // Without token_type, and with the lifetime as text.
    answer: (_grant, accessToken) =>
      asJson({ access_token: accessToken, refresh_token: `refresh-${accessToken}`, expires_in: '1800' }),
    // With status 200: only the body tells success from failure.
    createError: (error, description) => asJson({ error, error_description: description }),
  },
  profile: {
    paths: ['/fb.do', '/api/users/getCurrentUser'],
    methods: ['GET', 'POST'],
    readToken: (_request, fields) => fields['access_token'],
    answer: ({ person, email }, fields, accessToken) => {
      if (fields['method'] !== undefined && fields['method'] !== 'users.getCurrentUser')
        return createApiError(3, 'METHOD : Method does not exist')
      if (fields['application_key'] !== applicationKey)
        return createApiError(101, 'PARAM_API_KEY : No application key, or unknown')
      if (!isSigned(fields, accessToken)) return createApiError(104, 'PARAM_SIGNATURE : Invalid signature')
      const profile = {
        uid: String(570_000_000_000 + person.number),
        first_name: person.givenName,
        last_name: person.familyName,
        name: fullName(person),
        locale: 'ru',
        gender: 'female',
        has_email: person.email !== null,
        ...(email !== null && { email }),
      }
      const names = fields['fields']?.toLowerCase()
      return asJson(names ? pickFields(profile, names, ['uid']) : profile)
    },
    createError: () => createApiError(102, 'PARAM_SESSION_EXPIRED : Session expired'),
  },
}

function createApiError(code: number, message: string): PlainAnswer {
  return asJson({ error_code: code, error_msg: message, error_data: null })
}

const md5 = (text: string): string => createHash('md5').update(text, 'utf8').digest('hex')

/** https://apiok.ru/en/dev/methods, "Calculating request signature" */
function isSigned({ sig = '', ...fields }: Texts, accessToken: string): boolean {
  const signed = Object.keys(fields)
    .filter((name) => name !== 'access_token' && name !== 'session_key')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('')
  const expected = md5(signed + md5(accessToken + clientSecretOf('ok')))
  return sig.length === expected.length && timingSafeEqual(Buffer.from(sig), Buffer.from(expected))
}
