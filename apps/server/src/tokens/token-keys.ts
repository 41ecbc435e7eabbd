import { createPrivateKey, generateKeyPairSync, hash } from 'node:crypto'
import { and, isNull, lte, ne, sql } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Database, Queries } from '../database/database.ts'
import { runTransaction } from '../database/run-transaction.ts'
import { tokenKeys } from '../database/schema/schema.ts'
import type { Seal } from '../settings/secrets/seal.ts'
import type { SigningKey } from './sign-token.ts'

export type PublicKey = ResponseBody<'jwks'>['keys'][number]

/** In minutes: how long a new key is published before it signs. Back ends may cache the published keys for as long. */
export const noticeMinutes = 10

/** In days: the age at which a key is replaced. */
const signingDays = 30

/** In minutes: how long the tokens of a replaced key stay valid. The key is published for a day longer. */
const lastTokenMinutes = 5

/** The current state of a key in the database. */
export interface TokenKey {
  readonly kid: string
  readonly publicKey: string
  readonly sealedKey: string
  readonly hasBegun: boolean
  readonly isOld: boolean
  /** The key has been replaced: it is only published until the tokens that it has signed expire. */
  readonly isEnding: boolean
}

// The database's clock, which all processes share.
const readStatement = `
  select kid, public_key as "publicKey", sealed_key as "sealedKey", signs_from <= now() as "hasBegun",
    created_at < now() - interval '${signingDays} days' as "isOld",
    coalesce(ends_at < now() + interval '${lastTokenMinutes} minutes', false) as "isEnding"
  from token_keys where ends_at is null or ends_at > now()
  order by signs_from desc, kid`

/** The published keys, newest first. */
export function readTokenKeys({ query }: Pick<Database, 'query'>): Promise<TokenKey[]> {
  return query<TokenKey>(readStatement)
}

/** The key's entry in the JWKS (RFC 7517). */
export function toPublicKey({ kid, publicKey }: Pick<TokenKey, 'kid' | 'publicKey'>): PublicKey {
  return { kty: 'OKP', crv: 'Ed25519', x: publicKey, kid, alg: 'EdDSA', use: 'sig' }
}

/** The newest key that may already sign, of those that this process's secrets can open. */
export function findSigningKey(keys: readonly TokenKey[], seal: Seal): SigningKey | undefined {
  for (const { kid, sealedKey, hasBegun, isEnding } of keys) {
    const plain = hasBegun && !isEnding ? seal.open(sealedKey, kid) : undefined
    if (plain !== undefined) {
      return { kid, privateKey: createPrivateKey({ key: plain, format: 'der', type: 'pkcs8' }) }
    }
  }
  return undefined
}

/** Must a new key be made? */
export function isKeyDue(keys: readonly TokenKey[], seal: Seal): boolean {
  const newest = keys.find(({ kid, sealedKey, isEnding }) => !isEnding && seal.open(sealedKey, kid))
  return newest === undefined || newest.isOld || findSigningKey(keys, seal) === undefined
}

export interface Replacement {
  /** There is no other key to sign with, so this one signs at once. */
  readonly isFirst: boolean
  /** The former keys are no longer published, so their tokens become invalid at once. */
  readonly isRevoking: boolean
  /** Writes down who replaces the key, in the same transaction. */
  readonly record?: (queries: Queries, kid: string) => Promise<void>
}

/** Makes a key that replaces all others. @returns its id */
export async function createTokenKey(
  queries: Queries,
  seal: Seal,
  { isFirst, isRevoking, record }: Replacement,
): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { crv, kty, x = '' } = publicKey.export({ format: 'jwk' })
  const kid = hash('sha256', JSON.stringify({ crv, kty, x }), 'base64url')
  const sealedKey = seal.seal(privateKey.export({ format: 'der', type: 'pkcs8' }), kid)
  const notice = isFirst || isRevoking ? 0 : noticeMinutes
  const signsFrom = sql`now() + make_interval(mins => ${notice})`
  await runTransaction(queries, async (transaction) => {
    await transaction.insert(tokenKeys).values({ kid, publicKey: x, sealedKey, signsFrom })
    const isOther = ne(tokenKeys.kid, kid)
    if (isRevoking) await transaction.delete(tokenKeys).where(isOther)
    else {
      await transaction
        .update(tokenKeys)
        .set({ endsAt: sql`now() + make_interval(days => 1, mins => ${notice + lastTokenMinutes})` })
        .where(and(isOther, isNull(tokenKeys.endsAt)))
    }
    await record?.(transaction, kid)
  })
  return kid
}

/** Deletes keys that are no longer published. */
export async function deleteEndedKeys(queries: Queries): Promise<void> {
  await queries.delete(tokenKeys).where(lte(tokenKeys.endsAt, sql`now()`))
}
