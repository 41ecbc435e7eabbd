import { eq, inArray } from 'drizzle-orm'
import { readPhone } from '@foyer/core/phone'
import { readAccountName } from '../../accounts/account-name.ts'
import type { Queries } from '../../database/database.ts'
import { userEmails, userPhones, users } from '../../database/schema/schema.ts'
import { AdminError, UsageError } from './command.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export type Person = Omit<typeof users.$inferSelect, 'passwordHash'> & { readonly hasPassword: boolean }

/**
 * Finds a person by e-mail address, phone number or id.
 * @throws UsageError if the text is none of these, AdminError if there is no such person
 */
export async function findPerson(queries: Queries, identifier: string): Promise<Person> {
  const userId = await findUserId(queries, identifier.trim())
  const [row] =
    userId === undefined ? [] : await queries.select().from(users).where(eq(users.id, userId)).limit(1)
  if (row === undefined) throw new AdminError(`Nobody here has "${identifier}".`)
  const { passwordHash, ...person } = row
  return { ...person, hasPassword: passwordHash !== null }
}

async function findUserId(queries: Queries, identifier: string): Promise<string | undefined> {
  if (uuid.test(identifier)) return identifier.toLowerCase()
  if (identifier.includes('@')) {
    const { normalized } = readAccountName({ email: identifier })
    const [row] = await queries.select().from(userEmails).where(eq(userEmails.email, normalized))
    return row?.userId
  }
  const digits = identifier.replaceAll(/[\s().-]/g, '')
  const { phone = digits } = readPhone(identifier)
  if (!/^\+\d+$/.test(digits) && phone === digits)
    throw new UsageError(
      `"${identifier}" is no e-mail address, no phone number such as +15550100200, and no id of an account.`,
    )
  const rows = await queries
    .select()
    .from(userPhones)
    .where(inArray(userPhones.phone, [digits, phone]))
  return (rows.find((row) => row.phone === phone) ?? rows[0])?.userId
}

/** The name of a person in messages to the operator. */
export function describePerson({ id, email, phone, name }: Person): string {
  return `${email ?? phone ?? name ?? 'the account'} (${id})`
}
