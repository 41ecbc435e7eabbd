import * as oauth from 'oauth4webapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox.ts'
import { pkce, startTestSandbox, state, followRedirects, withParameters } from '../testing/social-sandbox.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startTestSandbox({ slowness: 10 })
})

afterAll(() => sandbox.close())

const insecure = { [oauth.allowInsecureRequests]: true }
const nonce = 'n-0S6_WzA2Mj'

interface Rp {
  readonly server: oauth.AuthorizationServer
  readonly client: oauth.Client
  readonly redirectUri: string
}

async function discover(id: string): Promise<Rp> {
  const issuer = new URL(`${sandbox.url}/social/${id}`)
  const response = await oauth.discoveryRequest(issuer, insecure)
  return {
    server: await oauth.processDiscoveryResponse(issuer, response),
    client: { client_id: `foyer-sandbox-${id}`, [oauth.clockTolerance]: 5 },
    redirectUri: `http://localhost:3000/oauth/${id}`,
  }
}

function authorizeAddress({ server, client, redirectUri }: Rp, answer = 'usual'): string {
  return withParameters(server.authorization_endpoint ?? '', {
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: pkce.challenge,
    code_challenge_method: 'S256',
    choose: 'anna',
    answer,
  })
}

const secretOf = ({ client_id }: oauth.Client): string => client_id.replace('sandbox-', 'sandbox-secret-')

/** Signs in with oauth4webapi, which checks state, issuer, nonce, audience, times and the signature. */
async function signIn(rp: Rp, answer = 'usual'): Promise<oauth.IDToken | undefined> {
  const returned = await followRedirects(sandbox, authorizeAddress(rp, answer))
  const { server, client, redirectUri } = rp
  const parameters = oauth.validateAuthResponse(server, client, returned, state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.ClientSecretPost(secretOf(client)),
    parameters,
    redirectUri,
    pkce.verifier,
    { ...insecure, signal: AbortSignal.timeout(5000) },
  )
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: nonce,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, response, insecure)
  return oauth.getValidatedIdTokenClaims(result)
}

describe.each(['google', 'youtube'])('%s', (id) => {
  it('signs a person in to a client that checks everything', async () => {
    expect(await signIn(await discover(id))).toMatchObject({
      sub: '100000000000000000101',
      name: 'Anna Weber',
      email: 'anna.weber@example.org',
      email_verified: true,
      nonce,
    })
  })

  it('asks who signs in each time, even after an earlier sign-in', async () => {
    const address = authorizeAddress(await discover(id))
    const cookies = new Map<string, string>()
    await followRedirects(sandbox, address, cookies)
    const secondSignIn = followRedirects(sandbox, withParameters(address, { choose: '' }), cookies)
    await expect(secondSignIn).rejects.toThrow('Continue as <bdi>Anna Weber</bdi>')
  })

  it('requires a challenge', async () => {
    const address = withParameters(authorizeAddress(await discover(id)), { code_challenge: '' })
    expect((await followRedirects(sandbox, address)).searchParams.get('error')).toBe('invalid_request')
  })

  it.each([
    ['client', { client_id: 'somebody' }],
    ['host', { redirect_uri: `https://evil.example/oauth/${id}` }],
    ['path', { redirect_uri: 'http://localhost:3000/elsewhere' }],
  ])('redirects nobody for a wrong %s', async (_what, changed) => {
    const address = withParameters(authorizeAddress(await discover(id)), changed)
    const response = await fetch(address, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([400, null])
  })

  it.each(['http://127.0.0.1:81', 'http://[::1]:8080'])('leads back to %s', async (origin) => {
    const address = withParameters(authorizeAddress(await discover(id)), {
      redirect_uri: `${origin}/oauth/${id}`,
    })
    expect((await followRedirects(sandbox, address)).origin).toBe(origin)
  })
})

describe('Google', () => {
  let google: Rp

  beforeAll(async () => {
    google = await discover('google')
  })

  it.each([
    ['denied', /access_denied|authorization response/],
    ['wrong-state', /"state"/],
    ['no-state', /"state"/],
    ['no-code', /"code"|code/],
    ['expired-code', /error response|invalid_grant|server responded with an error/],
    ['error-500', /unexpected HTTP status code/],
    ['garbage', /as JSON/],
    ['other-shape', /access_token/],
    ['redirecting', /unexpected HTTP status code/],
    ['reset', /fetch failed/],
    ['unknown-key', /signature/],
    ['other-nonce', /nonce/],
    ['other-audience', /aud/],
    ['other-issuer', /iss/],
    ['expired-token', /exp|timestamp/],
  ])('can give an answer that a careful client refuses: %s', async (answer, message) => {
    await expect(signIn(google, answer)).rejects.toThrow(message)
  })

  it('returns no e-mail address that was not granted', async () => {
    expect(await signIn(google, 'no-email')).not.toHaveProperty('email')
  })

  it('can answer slowly', async () => {
    expect(await signIn(google, 'slow')).toHaveProperty('sub')
  })

  it('can answer with 10 MB', async () => {
    const returned = await followRedirects(sandbox, authorizeAddress(google, 'huge'))
    const response = await fetch(google.server.token_endpoint ?? '', {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: returned.searchParams.get('code') ?? '',
        redirect_uri: google.redirectUri,
        client_id: google.client.client_id,
        client_secret: secretOf(google.client),
        code_verifier: pkce.verifier,
      }),
    })
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10 * 1024 * 1024)
  })

  it('can rotate its key between two sign-ins, and publishes both keys', async () => {
    const readKeys = async (): Promise<readonly string[]> => {
      const response = await fetch(google.server.jwks_uri ?? '')
      return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid)
    }
    const keysBefore = await readKeys()
    // A new discovery, because oauth4webapi fetches known keys at most once a minute.
    expect(await signIn(await discover('google'), 'key-rotated')).toHaveProperty('sub')
    const keysAfter = await readKeys()
    expect(keysAfter[0]).not.toBe(keysBefore[0])
    expect(keysAfter).toContain(keysBefore[0])
  })

  it('leads back to the Windows app, which has no secret', async () => {
    const windows: Rp = {
      ...google,
      client: { client_id: 'foyer-sandbox-google-windows' },
      redirectUri: 'http://localhost:3000/oauth/google/windows',
    }
    const returned = await followRedirects(sandbox, authorizeAddress(windows))
    const parameters = oauth.validateAuthResponse(windows.server, windows.client, returned, state)
    const response = await oauth.authorizationCodeGrantRequest(
      windows.server,
      windows.client,
      oauth.None(),
      parameters,
      windows.redirectUri,
      pkce.verifier,
      insecure,
    )
    expect(response.status).toBe(200)
  })
})
