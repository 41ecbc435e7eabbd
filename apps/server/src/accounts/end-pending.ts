import { eq } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { totpEnrolments } from '../database/schema/schema.ts'
import { endLinks } from '../social/authorization/state.ts'
import { endCodes } from './codes/one-time-codes.ts'
import { endPendingSignIns } from './factors/pending-sign-ins.ts'
import { endPasswordSetup } from './passwords/password-setups.ts'
import { endRecoveries } from './recovery/end-recoveries.ts'

/** Ends everything of a person that waits to be finished, so that it cannot be finished by somebody who began it earlier. */
export async function endPending(queries: Queries, userId: string): Promise<void> {
  await endRecoveries(queries, userId)
  await endLinks(queries, userId)
  await endCodes(queries, userId)
  await endPasswordSetup(queries, userId)
  await endPendingSignIns(queries, userId)
  await queries.delete(totpEnrolments).where(eq(totpEnrolments.userId, userId))
}
