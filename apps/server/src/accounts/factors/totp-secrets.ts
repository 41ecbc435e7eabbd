import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { deleteExpired } from '../../database/delete-batch.ts'
import type { Database, Queries } from '../../database/database.ts'
import { factorRecoveryCodes, totpEnrolments, totpSecrets, users } from '../../database/schema/schema.ts'
import type { Context } from '../../context.ts'
import { ApiError } from '../../api-error.ts'
import type { Seal } from '../../settings/secrets/seal.ts'
import { endFactorProofs } from '../sessions/end-factor-proofs.ts'
import { createTotpSecret, findStep } from './totp.ts'
import { endTrust } from './trusted-devices.ts'

/** In minutes: how long a person has to enter the first code. */
const enrolmentMinutes = 30

/** Log message for operators. */
const unreadableMessage =
  'the secret of an authenticator app was encrypted with another SERVER_SECRET: add that to SERVER_SECRET, after a comma, or remove ' +
  'the app with `npm run admin -- remove-second-factor`'

/**
 * Starts the enrolment of an app. It replaces an unfinished enrolment; an app that is already enrolled stays. Call it in the transaction
 * that has locked the person.
 * @returns the secret, which is only stored sealed
 */
export async function startTotpEnrolment(queries: Queries, seal: Seal, userId: string): Promise<Buffer> {
  const secret = createTotpSecret()
  const row = {
    sealedSecret: seal.seal(secret, userId),
    expiresAt: sql`now() + make_interval(mins => ${enrolmentMinutes})`,
  }
  await queries
    .insert(totpEnrolments)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: totpEnrolments.userId,
      set: { sealedSecret: sql`excluded.sealed_secret`, expiresAt: sql`excluded.expires_at` },
    })
  return secret
}

interface TotpConfirmation {
  readonly userId: string
  /** As typed. */
  readonly code: string
  /** The session that enrols the app; `null`: a sign-in does. */
  readonly sessionId: string | null
}

/**
 * Enrols the app by its first code, and consumes that code. Trusted browsers and recovery codes from a previous app become invalid, and so
 * do the proofs of other sessions that have shown a second factor: it may be gone, and the last proof may have been by the password. Call it
 * in the transaction that has locked the person.
 * @throws ApiError totp_not_begun; validation_failed with `totp_wrong` at `totp`
 */
export async function confirmTotp(
  queries: Queries,
  seal: Seal,
  { userId, code, sessionId }: TotpConfirmation,
): Promise<void> {
  const [enrolment] = await queries
    .select()
    .from(totpEnrolments)
    .where(and(eq(totpEnrolments.userId, userId), gt(totpEnrolments.expiresAt, sql`now()`)))
  const secret = enrolment && seal.open(enrolment.sealedSecret, userId)
  if (enrolment === undefined || secret === undefined) throw new ApiError('totp_not_begun')
  const lastStep = findStep(secret, code, new Date())
  if (lastStep === undefined) throw refuseTotp('totp_wrong')
  await removeTotp(queries, userId)
  await queries.insert(totpSecrets).values({ userId, sealedSecret: enrolment.sealedSecret, lastStep })
  await queries
    .update(users)
    .set({ secondFactorAt: sql`now()` })
    .where(eq(users.id, userId))
  await endFactorProofs(queries, userId, sessionId)
}

/**
 * Consumes a code of the person's app, and seals the app's secret again with the first of the server's secrets, so that operators can
 * eventually drop an older one. Call it in the transaction of the work that the code allows, which has locked the person. If the same code
 * arrives several times, only one request succeeds.
 * @throws ApiError validation_failed with `totp_wrong`, `totp_used`, or `totp_unreadable` at `totp`
 */
export async function consumeTotp(
  queries: Queries,
  { log, totpSeal }: Pick<Context, 'log' | 'totpSeal'>,
  userId: string,
  code: string,
): Promise<void> {
  const [row] = await queries.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  if (row === undefined) throw refuseTotp('totp_wrong')
  const secret = totpSeal?.open(row.sealedSecret, userId)
  if (totpSeal === undefined || secret === undefined) {
    log.error({ userId }, unreadableMessage)
    throw refuseTotp('totp_unreadable')
  }
  const step = findStep(secret, code, new Date())
  if (step === undefined) throw refuseTotp('totp_wrong')
  const updated = await queries
    .update(totpSecrets)
    .set({ lastStep: step, lastUsedAt: sql`now()`, sealedSecret: totpSeal.seal(secret, userId) })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId })
  if (updated.length === 0) throw refuseTotp('totp_used')
}

/** Removes the app and everything that belongs to it. Call it in the transaction that has locked the person. @returns whether there was one */
export async function removeTotp(queries: Queries, userId: string): Promise<boolean> {
  const removed = await queries
    .delete(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
    .returning({ userId: totpSecrets.userId })
  await queries.delete(totpEnrolments).where(eq(totpEnrolments.userId, userId))
  await queries.delete(factorRecoveryCodes).where(eq(factorRecoveryCodes.userId, userId))
  await queries.update(users).set({ secondFactorAt: null }).where(eq(users.id, userId))
  await endTrust(queries, userId)
  return removed.length > 0
}

/** Deletes expired enrolments that were never confirmed. @returns how many of at most `size` */
export function deleteExpiredEnrolments(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'totp_enrolments', key: 'user_id', by: 'expires_at' }, size)
}

function refuseTotp(code: 'totp_wrong' | 'totp_used' | 'totp_unreadable'): ApiError {
  return new ApiError('validation_failed', { errors: [{ field: 'totp', code }] })
}
