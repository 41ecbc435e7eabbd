import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { orderNumbers, orders, promocodeRedemptions } from '../../checkout/checkout-schema.ts'
import {
  auditEvents,
  identifierUndos,
  identities,
  sessions,
  userEmails,
  userPhones,
  users,
} from '../../database/schema/schema.ts'
import { forgetPerson } from '../../protection/limits/forget-person.ts'
import { endFactors } from '../factors/end-factors.ts'
import { endPending } from '../end-pending.ts'
import { deleteVisitors } from '../visitors/delete-visitors.ts'
import { listNames } from '../account-name.ts'

/**
 * Deletes an account and everything that belongs to it. Call it in a transaction. The audit trail keeps what happened and when, but not by
 * whom or from where. That includes sign-ins with the name from before the account was created.
 */
export async function deleteAccount(queries: Queries, userId: string): Promise<void> {
  // First, to take the lock: a concurrent sign-in or linking then waits, and finds no account.
  const [user] = await queries.delete(users).where(eq(users.id, userId)).returning()
  await queries.delete(sessions).where(eq(sessions.userId, userId))
  await queries.delete(identities).where(eq(identities.userId, userId))
  await endFactors(queries, userId, null)
  const emails = await queries.delete(userEmails).where(eq(userEmails.userId, userId)).returning()
  const phones = await queries.delete(userPhones).where(eq(userPhones.userId, userId)).returning()
  const deletedOrders = await queries
    .delete(orders)
    .where(eq(orders.userId, userId))
    .returning({ number: orders.number })
  await queries.delete(orderNumbers).where(
    inArray(
      orderNumbers.number,
      deletedOrders.map(({ number }) => number),
    ),
  )
  await queries.delete(promocodeRedemptions).where(eq(promocodeRedemptions.userId, userId))
  await endPending(queries, userId)
  await queries.delete(identifierUndos).where(eq(identifierUndos.userId, userId))
  await deleteVisitors(queries, userId)
  // Phone numbers that were stored as typed are counted by the rate limits in their parsed form.
  const countedNames = user === undefined ? [] : listNames(user)
  const names = [...emails.map(({ email }) => email), ...phones.map(({ phone }) => phone), ...countedNames]
  const isWithoutUser = and(isNull(auditEvents.userId), inArray(auditEvents.account, names))
  await queries
    .update(auditEvents)
    .set({ account: null, address: null, userAgent: null, details: {} })
    .where(or(eq(auditEvents.userId, userId), isWithoutUser))
  // Last, because sign-ins of others may wait for the rows that it locks.
  await forgetPerson(queries, { userId, names })
}
