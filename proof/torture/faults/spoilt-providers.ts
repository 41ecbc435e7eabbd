// Providers that answer correctly, except at the endpoint that is named in the code.
import {
  createSigner,
  sendJson,
  type FakeProvider,
  type Handler,
} from '../../../apps/server/src/testing/fake-provider.ts'
import type { FailResponse } from './spoilt-answers.ts'

/** The endpoints that can fail: each has a path of its own. */
export const endpoints = [
  ['discord', 'token'],
  ['discord', 'profile'],
  ['vk', 'token'],
  ['vk', 'profile'],
  ['google', 'token'],
  ['google', 'keys'],
  ['steam', 'check'],
] as const

type Signer = Awaited<ReturnType<typeof createSigner>>

export interface FailingProviders {
  spoil: FailResponse
  /** Do the requests for Google's keys fail? */
  areKeysSpoilt: boolean
  /** The key that Google publishes, and signs with. */
  signer: Signer
  /** Nonces by code: Google gets one at the start, and repeats it in the token. */
  readonly nonces: Map<string, string>
  /** Awaited before Discord answers for a code with the place `late`. */
  onLate: () => Promise<void>
}

/** A code names the endpoint that fails (or `well`), and the person. */
export const codeFor = (endpoint: string, subject: string): string => `${endpoint}.${subject}`

const subjectOf = (code: string): string => code.split('.')[1] ?? ''

export async function offerProviders(provider: FakeProvider): Promise<FailingProviders> {
  const state: FailingProviders = {
    spoil: (response) => response.writeHead(500).end(),
    areKeysSpoilt: false,
    signer: await createSigner('first'),
    nonces: new Map(),
    onLate: () => Promise.resolve(),
  }
  /** @param readCode finds the code in a request */
  const createHandler =
    (
      endpoint: string,
      readCode: (request: Parameters<Handler>[0]) => string | null,
      answer: (code: string, state: string | null) => object | Promise<object>,
    ): Handler =>
    async (request, response) => {
      const code = readCode(request) ?? ''
      if (code.startsWith('late.') && endpoint === 'token') await state.onLate()
      if (code.startsWith(`${endpoint}.`)) state.spoil(response)
      else sendJson(response, await answer(code, request.body.get('state')))
    }
  const readBodyCode = ({ body }: Parameters<Handler>[0]) => body.get('code')

  provider.on(
    '/social/discord/api/oauth2/token',
    createHandler('token', readBodyCode, (code) => ({ access_token: code, token_type: 'Bearer' })),
  )
  provider.on(
    '/social/discord/api/v10/users/@me',
    createHandler(
      'profile',
      ({ headers }) => headers.authorization?.replace('Bearer ', '') ?? null,
      (code) => ({ id: subjectOf(code), username: 'ada' }),
    ),
  )
  provider.on(
    '/social/vk/oauth2/auth',
    createHandler('token', readBodyCode, (code, sent) => ({
      access_token: code,
      user_id: subjectOf(code),
      state: sent,
    })),
  )
  provider.on(
    '/social/vk/oauth2/user_info',
    createHandler(
      'profile',
      ({ body }) => body.get('access_token'),
      (code) => ({ user: { user_id: subjectOf(code), first_name: 'Ada' } }),
    ),
  )

  const issuer = `${provider.url}/social/google`
  provider.on('/social/google/.well-known/openid-configuration', {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  })
  provider.on('/social/google/jwks', (_request, response) => {
    if (state.areKeysSpoilt) state.spoil(response)
    else sendJson(response, { keys: [state.signer.jwk] })
  })
  provider.on(
    '/social/google/token',
    createHandler('token', readBodyCode, async (code) => {
      const now = Math.floor(Date.now() / 1_000)
      const claims = {
        iss: issuer,
        aud: 'foyer-sandbox-google',
        sub: subjectOf(code),
        iat: now,
        exp: now + 600,
        nonce: state.nonces.get(code),
      }
      return {
        access_token: code,
        token_type: 'Bearer',
        expires_in: 3_600,
        id_token: await state.signer.sign(claims),
      }
    }),
  )
  return state
}
