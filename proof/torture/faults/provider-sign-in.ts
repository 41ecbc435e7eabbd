// A sign-in through a provider in two steps, with failures in between, and what has to be stored afterwards.
import { sendRequest, type Reply } from '../../send-request.ts'
import type { Product, Server } from '../../product.ts'
import { finishAuthorization, startAuthorization, type AuthorizationRequest } from '../social.ts'
import { finishSteam, startSteam, steamId } from '../steam.ts'
import type { FailingProviders } from './spoilt-providers.ts'

export interface FaultContext {
  readonly product: Product
  readonly server: Server
  readonly providers: FailingProviders
}

export async function startSignIn(
  { server, providers }: FaultContext,
  social: string,
  code: string,
): Promise<AuthorizationRequest> {
  const authorization = await startAuthorization(server.port, social)
  if (authorization.nonce !== null) providers.nonces.set(code, authorization.nonce)
  if (social === 'steam') await startSteam(server.port, authorization)
  return authorization
}

export function finishSignIn(
  { product, server }: FaultContext,
  social: string,
  authorization: AuthorizationRequest,
  code: string,
): Promise<Reply> {
  const device = social === 'vk' ? { device_id: 'd' } : {}
  return sendRequest(
    server.port,
    social === 'steam'
      ? finishSteam(product.provider, authorization, code)
      : finishAuthorization(social, authorization, { code, ...device }),
  )
}

export function expectSignedIn({ status, text }: Reply): string[] {
  return status === 200 ? [] : [`not in: ${status} ${text}`]
}

export function expectRefused({ status, text }: Reply, expected: number, code: string): string[] {
  return status === expected && text.includes(`"${code}"`) ? [] : [`answered ${status} ${text}`]
}

/** Nothing is stored for a rejected person; for an accepted one, a single user with a single session. */
export async function expectStored(
  { product }: FaultContext,
  social: string,
  subject: string,
  expectedCount: 0 | 1,
): Promise<string[]> {
  const [counted] = await product.query<Record<string, string>>(
    `select (select count(*) from identities where social = $1 and subject = $2) as links,
      (select count(*) from audit_events where account = $1 || ':' || $2 and event in ('register', 'login')) as entries,
      (select count(*) from identities i join users u on u.id = i.user_id where i.social = $1 and i.subject = $2) as users,
      (select count(*) from identities i join sessions s on s.user_id = i.user_id where i.social = $1 and i.subject = $2) as sessions`,
    [social, social === 'steam' ? steamId(subject) : subject],
  )
  const { links, entries, users, sessions } = counted ?? {}
  const isAsExpected =
    [links, users, sessions].every((count) => Number(count) === expectedCount) &&
    (expectedCount === 1 || Number(entries) === 0)
  return isAsExpected ? [] : [`stored is ${JSON.stringify(counted)}, not ${expectedCount} of each`]
}
