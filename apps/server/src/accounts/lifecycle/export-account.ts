import { count, desc, eq } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { orders, promocodeRedemptions } from '../../checkout/checkout-schema.ts'
import {
  auditEvents,
  factorRecoveryCodes,
  identities,
  passkeys,
  sessions,
  totpSecrets,
  trustedDevices,
  userEmails,
  userPhones,
  users,
  visitors,
} from '../../database/schema/schema.ts'

/** The maximum number of audit events in an export. Only they grow with every sign-in, and the newest matter most. */
const maxEvents = 1_000

type Export = ResponseBody<'exportAccount'>

/**
 * All data that is stored about a person (GDPR, article 20), except for credentials: hashes of passwords and tokens.
 * @returns `undefined` when the account was deleted
 */
export async function exportAccount(queries: Queries, userId: string): Promise<Export | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.id, userId))
  if (row === undefined) return undefined
  const { passwordHash, passwordSessionId: _internal, ...account } = row
  const factors = await exportFactors(queries, userId)
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
    .limit(maxEvents)
  const [all] = await queries
    .select({ events: count() })
    .from(auditEvents)
    .where(eq(auditEvents.userId, userId))
  return {
    exportedAt: new Date().toISOString(),
    account: toJson({ ...account, hasPassword: passwordHash !== null }),
    identifiers: await exportIdentifiers(queries, userId),
    sessions: ownSessions.map(({ tokenHash: _token, proofHash: _proof, ...session }) => toJson(session)),
    devices: devices.map(toJson),
    identities: linked.map(toJson),
    factors,
    orders: ownOrders.map(({ receiptHash: _secret, ...order }) => toJson(order)),
    redemptions: redemptions.map(toJson),
    events: events.map(toJson),
    eventsLeftOut: Math.max(0, (all?.events ?? 0) - events.length),
  }
}

/** The identifiers in their unique form; the account itself has them in the form that is displayed. */
async function exportIdentifiers(queries: Queries, userId: string): Promise<Export['identifiers']> {
  const emails = await queries.select().from(userEmails).where(eq(userEmails.userId, userId))
  const phones = await queries.select().from(userPhones).where(eq(userPhones.userId, userId))
  return [
    ...emails.map(({ email, verifiedAt }) => toJson({ kind: 'email', value: email, verifiedAt })),
    ...phones.map(({ phone, verifiedAt }) => toJson({ kind: 'phone', value: phone, verifiedAt })),
  ]
}

/** Passkeys, and since when there is an authenticator app. Its secret, which makes codes, is left out. */
async function exportFactors(queries: Queries, userId: string): Promise<Export['factors']> {
  const ownPasskeys = await queries.select().from(passkeys).where(eq(passkeys.userId, userId))
  const apps = await queries.select().from(totpSecrets).where(eq(totpSecrets.userId, userId))
  const codes = await queries.select().from(factorRecoveryCodes).where(eq(factorRecoveryCodes.userId, userId))
  const trusted = await queries.select().from(trustedDevices).where(eq(trustedDevices.userId, userId))
  return toJson({
    passkeys: ownPasskeys,
    authenticatorApps: apps.map(({ sealedSecret: _secret, ...app }) => app),
    recoveryCodes: codes.map(({ codeHash: _secret, ...code }) => code),
    trustedDevices: trusted.map(({ tokenHash: _secret, ...device }) => device),
  })
}

/** Converts dates to ISO 8601. */
function toJson(row: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row)) as Record<string, unknown>
}
