import { desc, eq } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../database/database.ts'
import {
  auditEvents,
  identities,
  orders,
  promocodeRedemptions,
  sessions,
  users,
  visitors,
} from '../database/schema.ts'

type Export = ResponseBody<'exportAccount'>

/**
 * All that is stored about a person (GDPR, article 20), but for what opens the account: hashes of passwords and tokens.
 * @returns `undefined` when the account is gone
 */
export async function exportAccount(queries: Queries, userId: string): Promise<Export | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.id, userId))
  if (row === undefined) return undefined
  const { passwordHash, ...account } = row
  const ownSessions = await queries.select().from(sessions).where(eq(sessions.userId, userId))
  const devices = await queries.select().from(visitors).where(eq(visitors.userId, userId))
  const linked = await queries.select().from(identities).where(eq(identities.userId, userId))
  const ownOrders = await queries.select().from(orders).where(eq(orders.userId, userId))
  const redemptions = await queries
    .select()
    .from(promocodeRedemptions)
    .where(eq(promocodeRedemptions.userId, userId))
  const events = await queries
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.at))
  return {
    exportedAt: new Date().toISOString(),
    account: toJson({ ...account, hasPassword: passwordHash !== null }),
    sessions: ownSessions.map(({ tokenHash: _secret, ...session }) => toJson(session)),
    devices: devices.map(toJson),
    identities: linked.map(toJson),
    orders: ownOrders.map(toJson),
    redemptions: redemptions.map(toJson),
    events: events.map(toJson),
  }
}

/** Instants as ISO 8601. */
function toJson(row: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row)) as Record<string, unknown>
}
