import type { JWTPayload } from 'jose'
import type { Level } from '../user.ts'

/** What a token says, after it was verified. */
export interface FoyerTokenClaims {
  /** Whom it is about: the `id` of the user (`sub`). */
  readonly userId: string
  /** The session that it was made from (`sid`). */
  readonly sessionId: string
  /** When the person had last shown who they are (`auth_time`). */
  readonly authenticatedAt: Date
  /** How (`amr`): names of RFC 8176, and `fed` for a sign-in through a provider. */
  readonly methods: readonly string[]
  /** 2: by two factors (`acr`). */
  readonly level: Level
  /** Unique for each token (`jti`): store it to accept a token only once. */
  readonly tokenId: string
  readonly issuedAt: Date
  readonly expiresAt: Date
}

/** The claims of a token of Foyer's; a text names the first that is not as Foyer writes it. */
export function readClaims(claims: JWTPayload): FoyerTokenClaims | string {
  const { sub, sid, auth_time: proof, amr, acr, jti, iat, exp } = claims
  if (!isText(sub)) return 'sub'
  if (!isText(sid)) return 'sid'
  if (!isText(jti)) return 'jti'
  if (typeof proof !== 'number') return 'auth_time'
  if (!Array.isArray(amr)) return 'amr'
  if (acr !== '1' && acr !== '2') return 'acr'
  if (iat === undefined) return 'iat'
  if (exp === undefined) return 'exp'
  return {
    userId: sub,
    sessionId: sid,
    authenticatedAt: instant(proof),
    methods: amr.map(String),
    level: acr === '2' ? 2 : 1,
    tokenId: jti,
    issuedAt: instant(iat),
    expiresAt: instant(exp),
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const instant = (seconds: number) => new Date(seconds * 1_000)
