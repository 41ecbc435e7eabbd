import { eq } from 'drizzle-orm'
import { readAccountName } from '../accounts/account-name.ts'
import type { Queries } from '../database/database.ts'
import { userEmails, userPhones, users } from '../database/schema.ts'
import { AdminError, UsageError } from './command.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export type Person = Omit<typeof users.$inferSelect, 'passwordHash'> & { readonly hasPassword: boolean }

/**
 * By e-mail, phone or id.
 * @throws UsageError when it is none of these, AdminError when nobody has it
 */
export async function findPerson(queries: Queries, given: string): Promise<Person> {
  const userId = await findUserId(queries, given.trim())
  const [row] =
    userId === undefined ? [] : await queries.select().from(users).where(eq(users.id, userId)).limit(1)
  if (row === undefined) throw new AdminError(`Nobody here has "${given}".`)
  const { passwordHash, ...person } = row
  return { ...person, hasPassword: passwordHash !== null }
}

async function findUserId(queries: Queries, given: string): Promise<string | undefined> {
  if (uuid.test(given)) return given.toLowerCase()
  if (given.includes('@')) {
    const { normalized } = readAccountName({ email: given })
    const [row] = await queries.select().from(userEmails).where(eq(userEmails.email, normalized))
    return row?.userId
  }
  const digits = given.replaceAll(/[\s().-]/g, '')
  if (!/^\+\d+$/.test(digits))
    throw new UsageError(
      `"${given}" is no e-mail address, no phone number such as +15550100200, and no id of an account.`,
    )
  const [row] = await queries.select().from(userPhones).where(eq(userPhones.phone, digits))
  return row?.userId
}

/** What a person is called in a sentence. */
export function describePerson({ id, email, phone, name }: Person): string {
  return `${email ?? phone ?? name ?? 'the account'} (${id})`
}
