import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import {
  auditEvents,
  identities,
  orders,
  promocodeRedemptions,
  sessions,
  socialStates,
  userEmails,
  userPhones,
  users,
} from '../database/schema.ts'
import { endRecoveries } from '../recovery/end-recoveries.ts'
import { deleteVisitors } from '../visitors/delete-visitors.ts'

/**
 * Deletes an account and all that belongs to it. Belongs into a transaction. The audit trail keeps that something
 * happened, and when; who it was and where from goes, of attempts too that were made with the name before there was an
 * account.
 */
export async function deleteAccount(queries: Queries, userId: string): Promise<void> {
  // First: whoever signs in or links at the same moment waits here, and finds nobody.
  await queries.delete(users).where(eq(users.id, userId))
  await queries.delete(sessions).where(eq(sessions.userId, userId))
  await queries.delete(identities).where(eq(identities.userId, userId))
  const emails = await queries.delete(userEmails).where(eq(userEmails.userId, userId)).returning()
  const phones = await queries.delete(userPhones).where(eq(userPhones.userId, userId)).returning()
  await queries.delete(orders).where(eq(orders.userId, userId))
  await queries.delete(promocodeRedemptions).where(eq(promocodeRedemptions.userId, userId))
  await queries.delete(socialStates).where(eq(socialStates.userId, userId))
  await endRecoveries(queries, userId)
  await deleteVisitors(queries, userId)
  const names = [...emails.map(({ email }) => email), ...phones.map(({ phone }) => phone)]
  const ofNobody = and(isNull(auditEvents.userId), inArray(auditEvents.account, names))
  await queries
    .update(auditEvents)
    .set({ account: null, address: null, userAgent: null, details: {} })
    .where(or(eq(auditEvents.userId, userId), ofNobody))
}
