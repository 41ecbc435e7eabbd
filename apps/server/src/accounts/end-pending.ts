import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { totpEnrolments } from '../database/schema/schema.ts'
import { endLinks } from '../social/authorization/state.ts'
import { endFormerCodes } from './codes/former-codes.ts'
import { endCodes } from './codes/one-time-codes.ts'
import { endPendingSignIns } from './factors/pending-sign-ins.ts'
import { endRecoveryLinks } from './recovery/end-recovery-links.ts'

/** Deletes all unfinished procedures of a person (recoveries, codes, linkings …), so that whoever started them earlier cannot finish them. */
export async function endPending(queries: Queries, userId: string): Promise<void> {
  await endRecoveryLinks(queries, userId)
  await endLinks(queries, userId)
  await endCodes(queries, userId)
  await endFormerCodes(queries, userId)
  await endPendingSignIns(queries, userId)
  await queries.delete(totpEnrolments).where(eq(totpEnrolments.userId, userId))
}
