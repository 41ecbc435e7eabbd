import { randomUUID } from 'node:crypto'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { renderErrorPage } from '../consent/consent-page.ts'
import { clientIdOf, clientSecretOf } from '../credentials.ts'
import { isRedirectTarget } from '../redirect-target.ts'
import { readSubject, toAccount } from './accounts.ts'
import type { SigningKey } from '../signing-key.ts'
import type { OpenIdProvider } from './providers.ts'
import type { createAdapter } from './memory-adapter.ts'

/** Shared by all providers, so that a provider that is created again can continue pending sign-ins. */
const cookieKey = randomUUID()

/** @param keys the first one is used for signing */
export async function createProvider(
  { id, title }: OpenIdProvider,
  origin: string,
  keys: readonly SigningKey[],
  adapter: ReturnType<typeof createAdapter>,
): Promise<Provider> {
  // Imported when first needed: it is large, and prints a warning about Node's version when loaded.
  const { Provider, interactionPolicy } = await import('oidc-provider')
  const policy = interactionPolicy.base()
  // The account has to be chosen each time, as with Google's prompt=select_account.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('choice', 'Somebody has to be chosen', (ctx) => !ctx.oidc.result?.login),
    )
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const configuration: Configuration = {
    adapter,
    clients: [
      {
        client_id: clientIdOf(id),
        client_secret: clientSecretOf(id),
        subject_type: 'pairwise',
        redirect_uris: [`http://localhost/oauth/${id}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
      // The Windows app is a public client.
      {
        client_id: clientIdOf(`${id}-windows`),
        application_type: 'native',
        subject_type: 'pairwise',
        token_endpoint_auth_method: 'none',
        redirect_uris: [`http://localhost/oauth/${id}/windows`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [...keys] },
    scopes: ['openid', 'email', 'profile'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Google includes profile claims in the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    routes: {
      authorization: '/o/oauth2/v2/auth',
      token: '/token',
      jwks: '/oauth2/v3/certs',
      userinfo: '/v1/userinfo',
    },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 3600,
      IdToken: 3600,
      Interaction: 3600,
      Session: 86_400,
      Grant: 86_400,
    },
    // Ports share cookies, so those of the sandbox are limited to its own paths.
    cookies: { keys: [cookieKey], long: { path: `/social/${id}` } },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    extraParams: ['choose', 'answer', 'access_type', 'include_granted_scopes', 'hd'],
    interactions: { policy, url: (ctx, { uid }) => `/social/${id}/interaction/${uid}${readControls(ctx)}` },
    // The account id also contains the chosen answer, so the subject is derived from it separately.
    subjectTypes: ['pairwise'],
    pairwiseIdentifier: (_ctx, accountId) => readSubject(accountId),
    discovery: { subject_types_supported: ['public'] },
    findAccount: (_ctx, accountId) => toAccount(accountId),
    loadExistingGrant: async (ctx) => {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html'
      ctx.body = renderErrorPage(title, description ?? error)
    },
  }
  const provider = new Provider(`${origin}/social/${id}`, configuration)
  provider.Client.prototype.redirectUriAllowed = (address: string) => isRedirectTarget(address, id)
  return provider
}

function readControls({ oidc: { params } }: KoaContextWithOIDC): string {
  const controls = new URLSearchParams()
  for (const name of ['choose', 'answer']) {
    const value = params?.[name]
    if (typeof value === 'string') controls.set(name, value)
  }
  return controls.size > 0 ? `?${controls.toString()}` : ''
}
