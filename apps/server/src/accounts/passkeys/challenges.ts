import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../database/database.ts'
import { settings, usedValues } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'

/** In minutes: how long somebody may take to use a passkey. */
export const challengeMinutes = 10

/** In minutes: how long a used challenge is remembered. A sign-up may be confirmed by its code ten minutes after its passkey was made. */
const retentionMinutes = 21

/** What the answer to a challenge may be used for, and by whom. */
export interface ChallengeHolder {
  readonly purpose: 'sign-in' | 'sign-up' | 'add' | 'proof' | 'second-factor'
  /** Something that only the requester has: the secret of the browser, or the id of a session or of a pending sign-in. */
  readonly holder: string
}

export interface Challenges {
  /** @param userId the owner of the passkey; `null`: the passkey itself will tell. @returns the challenge in base64url */
  create(holder: ChallengeHolder, userId: string | null): Promise<string>
  /**
   * The person whom a challenge was made for; `null`: nobody in particular.
   * @throws ApiError passkey_challenge if it was made elsewhere, for another purpose or holder, or too long ago
   */
  read(challenge: string, holder: ChallengeHolder): Promise<string | null>
}

// Challenges are not stored, because each visit of the sign-in page requests one. Instead, a challenge contains its own data, signed with a
// key that all processes share.
//   8 bytes  the expiry, in seconds since 1970
//  16 bytes  the person's id, or zeros
//  16 bytes  random
//  32 bytes  HMAC-SHA-256 of these, of the purpose and of the holder
const lengths = { end: 8, user: 16, random: 16, mac: 32 }
const signedLength = lengths.end + lengths.user + lengths.random

export function createChallenges(database: Database): Challenges {
  let key: Promise<Buffer> | undefined
  // After a failure, for example while the database is unavailable, the next call tries again.
  const readKey = () =>
    (key ??= findKey(database.drizzle).catch((error: unknown) => {
      key = undefined
      throw error
    }))

  return {
    async create(holder, userId) {
      const signed = Buffer.alloc(signedLength)
      signed.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000) + challengeMinutes * 60))
      if (userId !== null) signed.write(userId.replaceAll('-', ''), lengths.end, 'hex')
      randomBytes(lengths.random).copy(signed, lengths.end + lengths.user)
      return Buffer.concat([signed, sign(await readKey(), holder, signed)]).toString('base64url')
    },
    async read(challenge, holder) {
      const all = Buffer.from(challenge, 'base64url')
      const isWhole = all.length === signedLength + lengths.mac && all.toString('base64url') === challenge
      if (!isWhole) throw new ApiError('passkey_challenge')
      const signed = all.subarray(0, signedLength)
      const isAuthentic = timingSafeEqual(sign(await readKey(), holder, signed), all.subarray(signedLength))
      if (!isAuthentic || signed.readBigUInt64BE() * 1000n < BigInt(Date.now()))
        throw new ApiError('passkey_challenge')
      const id = signed.toString('hex', lengths.end, lengths.end + lengths.user)
      return /^0+$/.test(id) ? null : toUuid(id)
    },
  }
}

/**
 * Uses a challenge up. Call it in the transaction of the work that it allows: of several answers to one challenge, only one succeeds.
 * @throws ApiError passkey_used
 */
export async function consumeChallenge(queries: Queries, challenge: string): Promise<void> {
  const inserted = await queries
    .insert(usedValues)
    .values({
      valueHash: hash('sha256', `passkey\n${challenge}`, 'base64url'),
      expiresAt: sql`now() + make_interval(mins => ${retentionMinutes})`,
    })
    .onConflictDoNothing()
    .returning({ valueHash: usedValues.valueHash })
  if (inserted.length === 0) throw new ApiError('passkey_used')
}

/** Writes 32 hex digits as a UUID. */
export function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function sign(key: Buffer, { purpose, holder }: ChallengeHolder, signed: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${holder}\n`).update(signed).digest()
}

const keyName = 'passkey_challenge_key'

/** The key that all processes share; the first one creates it. Whoever has the key can make challenges, but cannot answer them. */
async function findKey(queries: Queries): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url')
  await queries.insert(settings).values({ key: keyName, value: fresh }).onConflictDoNothing()
  const [row] = await queries
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, keyName))
  if (typeof row?.value !== 'string') throw new Error('The key of passkey challenges is not in the settings.')
  return Buffer.from(row.value, 'base64url')
}
