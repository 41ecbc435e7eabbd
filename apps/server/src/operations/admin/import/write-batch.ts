import { and, inArray } from 'drizzle-orm'
import type { Queries } from '../../../database/database.ts'
import { auditEvents, identities, userEmails, userPhones, users } from '../../../database/schema/schema.ts'
import { isUniqueViolation } from '../../../database/sql-state.ts'
import { runTransaction } from '../../../database/run-transaction.ts'
import type { Admin } from '../command.ts'
import { recordOperatorEvent } from '../record-operator-event.ts'
import { decideBatch, createKnownRows, type BatchDecision, type KnownRows } from './decide-batch.ts'
import type { NewUser } from './new-user.ts'

/** The number of attempts, because somebody may sign up with an address of the batch between its look-up and its insert. */
const maxAttempts = 5

/**
 * Writes a batch atomically, so that a run that is killed leaves no incomplete user behind.
 * @param format of the file, for the audit trail
 */
export async function writeBatch(
  admin: Admin,
  format: string,
  batch: readonly NewUser[],
): Promise<BatchDecision> {
  for (let remaining = maxAttempts; ; remaining--) {
    try {
      return await runTransaction(admin.queries, async (transaction) => {
        const decision = decideBatch(batch, await findKnown(transaction, batch))
        if (decision.create.length > 0) {
          await insertUsers(transaction, decision.create)
          const details = { format, users: String(decision.create.length) }
          await recordOperatorEvent(transaction, admin, { event: 'operator_imported_users', details })
        }
        return decision
      })
    } catch (error) {
      if (remaining <= 1 || !isUniqueViolation(error)) throw error
    }
  }
}

/**
 * Finds the rows of the database that a batch may collide with.
 * @param known to which they are added; default: empty
 */
export async function findKnown(
  queries: Queries,
  batch: readonly NewUser[],
  known: KnownRows = createKnownRows(),
): Promise<KnownRows> {
  const ids = batch.map(({ id }) => id)
  for (const { id } of await queries.select({ id: users.id }).from(users).where(inArray(users.id, ids)))
    known.ids.add(id)
  const deleted = await queries
    .select({ id: auditEvents.userId })
    .from(auditEvents)
    .where(
      and(
        inArray(auditEvents.userId, ids),
        inArray(auditEvents.event, ['account_deleted', 'operator_deleted_account']),
      ),
    )
  for (const { id } of deleted) if (id !== null) known.deletedIds.add(id)
  const emails = batch.flatMap(({ email }) => email?.normalized ?? [])
  const phones = batch.flatMap(({ phone }) => phone?.normalized ?? [])
  const linked = batch.flatMap(({ identities }) => identities)
  if (emails.length > 0) {
    const rows = await queries
      .select({ email: userEmails.email })
      .from(userEmails)
      .where(inArray(userEmails.email, emails))
    for (const { email } of rows) known.emails.add(email)
  }
  if (phones.length > 0) {
    const rows = await queries
      .select({ phone: userPhones.phone })
      .from(userPhones)
      .where(inArray(userPhones.phone, phones))
    for (const { phone } of rows) known.phones.add(phone)
  }
  if (linked.length > 0) {
    const socials = [...new Set(linked.map(({ social }) => social))]
    const subjects = linked.map(({ subject }) => subject)
    const rows = await queries
      .select({ social: identities.social, subject: identities.subject })
      .from(identities)
      .where(and(inArray(identities.social, socials), inArray(identities.subject, subjects)))
    for (const { social, subject } of rows) known.identities.add(`${social} ${subject}`)
  }
  return known
}

async function insertUsers(queries: Queries, create: readonly NewUser[]): Promise<void> {
  const now = new Date()
  await queries.insert(users).values(
    create.map(({ id, email, phone, passwordHash, name, createdAt }) => ({
      id,
      email: email?.given,
      phone: phone?.given,
      passwordHash,
      name,
      createdAt: createdAt !== undefined && createdAt < now ? createdAt : now,
    })),
  )
  const emails = create.flatMap(({ id, email }) =>
    email === undefined
      ? []
      : [{ userId: id, email: email.normalized, verifiedAt: email.isVerified ? now : null }],
  )
  const phones = create.flatMap(({ id, phone }) =>
    phone === undefined
      ? []
      : [{ userId: id, phone: phone.normalized, verifiedAt: phone.isVerified ? now : null }],
  )
  const linked = create.flatMap(({ id, identities }) => identities.map((each) => ({ userId: id, ...each })))
  if (emails.length > 0) await queries.insert(userEmails).values(emails)
  if (phones.length > 0) await queries.insert(userPhones).values(phones)
  if (linked.length > 0) await queries.insert(identities).values(linked)
}
