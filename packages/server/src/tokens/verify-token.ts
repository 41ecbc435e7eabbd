import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type { CallFoyer } from '../calls/create-caller.ts'
import { FoyerError, misconfigured } from '../foyer-error.ts'
import { unexpected } from '../calls/read-answer.ts'
import { explainTokenError, tokenInvalid } from './explain-token-error.ts'
import { readClaims, type FoyerTokenClaims } from './token-claims.ts'

const path = '/.well-known/jwks.json'

/** How far two clocks may be apart, in seconds. */
const clockTolerance = 5

/** In ms: as long as Foyer lets its keys be cached, so that a revoked one is forgotten. */
const cacheMaxAge = 300_000

/** In ms: tokens with an unknown key cause a request for Foyer's keys at most this often. */
const cooldownDuration = 1_000

/** Foyer's public keys, which are asked for when a token needs one that is not known yet. */
export function createKeys(origin: string, call: CallFoyer): JWTVerifyGetKey {
  const fetchKeys = () =>
    call(path, { headers: { accept: 'application/json' } }, (answer) => {
      if (answer.status !== 200) throw unexpected(answer)
      return Response.json(answer.body)
    })
  return createRemoteJWKSet(new URL(path, origin), {
    [customFetch]: fetchKeys,
    cacheMaxAge,
    cooldownDuration,
  })
}

export interface TokenCheck {
  readonly keys: JWTVerifyGetKey
  /** The `iss` that a token must have: Foyer's PUBLIC_URL. */
  readonly issuer: string
  readonly audience: string
}

/** @throws {FoyerError} `token_invalid`, `token_expired`; `foyer_unavailable` if Foyer's keys cannot be loaded */
export async function verifyFoyerToken(
  token: string | null | undefined,
  { keys, issuer, audience }: TokenCheck,
): Promise<FoyerTokenClaims> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- callers without types
  if (typeof audience !== 'string' || audience === '')
    throw misconfigured(
      'verifyToken needs `audience`, the service that the token is for: otherwise a token for any other would do.',
    )
  if (typeof token !== 'string' || token === '') throw tokenInvalid('There is no token.')
  const options = { algorithms: ['EdDSA'], typ: 'JWT', issuer, audience, clockTolerance }
  const { payload } = await jwtVerify(token, keys, options).catch((error: unknown) => {
    throw error instanceof FoyerError ? error : explainTokenError(error, { issuer, audience })
  })
  const claims = readClaims(payload)
  if (typeof claims === 'string') throw tokenInvalid(`The token's \`${claims}\` is not as Foyer writes it.`)
  const ahead = Math.round((claims.issuedAt.getTime() - Date.now()) / 1_000)
  if (ahead > clockTolerance)
    throw tokenInvalid(
      `The token will be made in ${ahead} s: the clock of this machine is behind, or Foyer's is ahead.`,
    )
  return claims
}
