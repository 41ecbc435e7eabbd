import { createHash } from 'node:crypto'
import { pkce, state } from './social-sandbox.ts'

/** A client of one provider. Written from the provider's documentation, independently of the fake. */
export interface OAuth2Client {
  readonly id: string
  readonly authorize: string
  readonly scope: string
  readonly token: string
  /** How the client authenticates. */
  readonly auth: 'basic' | 'body' | 'none'
  readonly idName?: string
  readonly profile: (accessToken: string) => { readonly path: string; readonly init?: RequestInit }
  readonly readToken?: (answer: TokenAnswer) => string | undefined
  /** Anna's profile. */
  readonly anna: object
  /** Does the provider verify the code verifier? */
  readonly checksVerifier: boolean
}

export interface TokenAnswer {
  readonly access_token?: string
  readonly error?: unknown
  readonly data?: readonly { readonly access_token: string }[]
}

const bearer = (path: string) => (accessToken: string) => ({
  path,
  init: { headers: { Authorization: `Bearer ${accessToken}` } },
})

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

export const discord: OAuth2Client = {
  id: 'discord',
  authorize: '/oauth2/authorize',
  scope: 'identify email',
  token: '/api/oauth2/token',
  auth: 'basic',
  profile: bearer('/api/v10/users/@me'),
  anna: { username: 'anna', global_name: 'Anna Weber', email: 'anna.weber@example.org', verified: true },
  checksVerifier: true,
}

export const clients: readonly OAuth2Client[] = [
  discord,
  {
    id: 'facebook',
    authorize: '/v23.0/dialog/oauth',
    scope: 'public_profile,email',
    token: '/v23.0/oauth/access_token',
    auth: 'body',
    profile: bearer('/v23.0/me?fields=id,name,email'),
    anna: { id: '10000000000000101', name: 'Anna Weber', email: 'anna.weber@example.org' },
    checksVerifier: true,
  },
  {
    id: 'x',
    authorize: '/i/oauth2/authorize',
    scope: 'users.read tweet.read users.email',
    token: '/2/oauth2/token',
    auth: 'basic',
    profile: bearer('/2/users/me?user.fields=confirmed_email'),
    anna: {
      data: {
        id: '1700000000000000101',
        name: 'Anna Weber',
        username: 'anna',
        confirmed_email: 'anna.weber@example.org',
      },
    },
    checksVerifier: true,
  },
  {
    id: 'tiktok',
    authorize: '/v2/auth/authorize/',
    scope: 'user.info.basic',
    token: '/v2/oauth/token/',
    auth: 'body',
    idName: 'client_key',
    profile: bearer('/v2/user/info/?fields=open_id,display_name'),
    anna: { data: { user: { display_name: 'Anna Weber' } }, error: { code: 'ok' } },
    checksVerifier: false,
  },
  {
    id: 'yandex',
    authorize: '/authorize',
    scope: 'login:info login:email',
    token: '/token',
    auth: 'basic',
    profile: (accessToken) => ({
      path: '/info?format=json',
      init: { headers: { Authorization: `OAuth ${accessToken}` } },
    }),
    anna: { id: '1000000101', real_name: 'Anna Weber', default_email: 'anna.weber@example.org' },
    checksVerifier: true,
  },
  {
    id: 'mailru',
    authorize: '/login',
    scope: 'userinfo',
    token: '/token',
    auth: 'basic',
    profile: (accessToken) => ({ path: `/userinfo?access_token=${accessToken}` }),
    anna: { id: '20000101', name: 'Anna Weber', email: 'anna.weber@example.org' },
    checksVerifier: true,
  },
  {
    id: 'ok',
    authorize: '/oauth/authorize',
    scope: 'VALUABLE_ACCESS;GET_EMAIL',
    token: '/oauth/token.do',
    auth: 'body',
    profile: (accessToken) => {
      const signed = 'application_key=foyer-sandbox-key-okformat=jsonmethod=users.getCurrentUser'
      const sig = md5(`${signed}${md5(`${accessToken}foyer-sandbox-secret-ok`)}`)
      return {
        path: `/fb.do?method=users.getCurrentUser&format=json&application_key=foyer-sandbox-key-ok&access_token=${accessToken}&sig=${sig}`,
      }
    },
    anna: { uid: '570000000101', name: 'Anna Weber', email: 'anna.weber@example.org' },
    checksVerifier: false,
  },
  {
    id: 'instagram',
    authorize: '/oauth/authorize',
    scope: 'instagram_business_basic',
    token: '/oauth/access_token',
    auth: 'body',
    readToken: ({ data }) => data?.[0]?.access_token,
    profile: bearer('/v23.0/me?fields=user_id,username'),
    anna: { user_id: '17841400000000101', username: 'anna' },
    checksVerifier: false,
  },
  {
    id: 'threads',
    authorize: '/oauth/authorize',
    scope: 'threads_basic',
    token: '/oauth/access_token',
    auth: 'body',
    profile: bearer('/v1.0/me?fields=id,username'),
    anna: { id: '17841400000000101', username: 'anna' },
    checksVerifier: false,
  },
]

export const redirectUriOf = (id: string): string => `http://localhost:3000/oauth/${id}`

export function authorizeAddress(sandboxUrl: string, client: OAuth2Client): string {
  const { id, authorize, scope, idName = 'client_id' } = client
  const parameters = new URLSearchParams({
    [idName]: `foyer-sandbox-${id}`,
    redirect_uri: redirectUriOf(id),
    response_type: 'code',
    scope,
    state,
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
    choose: 'anna',
  })
  return `${sandboxUrl}/social/${id}${authorize}?${parameters.toString()}`
}

/** @param changed the differences from the correct request */
export function tokenRequest(
  { id, auth, idName = 'client_id' }: OAuth2Client,
  code: string,
  changed: Readonly<Record<string, string>> = {},
): RequestInit {
  const client = { id: `foyer-sandbox-${id}`, secret: changed['secret'] ?? `foyer-sandbox-secret-${id}` }
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: changed['code'] ?? code,
    redirect_uri: changed['redirect_uri'] ?? redirectUriOf(id),
    code_verifier: changed['code_verifier'] ?? pkce.verifier,
    ...(auth === 'body' && { [idName]: client.id, client_secret: client.secret }),
  })
  const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
  return {
    method: 'POST',
    body,
    redirect: 'manual',
    ...(auth === 'basic' && { headers: { Authorization: basic } }),
  }
}
