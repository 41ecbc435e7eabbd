import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { userEmails, userPhones, users } from '../database/schema.ts'
import type { AccountName } from './account-name.ts'
import { userColumns, type UserRow } from './user.ts'

export interface Account {
  readonly user: UserRow
  readonly passwordHash: string | null
}

/** Looks an account up by what the person signs in with. */
export function createAccountFinder(queries: Queries): (name: AccountName) => Promise<Account | undefined> {
  const columns = { ...userColumns, passwordHash: users.passwordHash }
  const name = sql.placeholder('name')
  const byEmail = queries
    .select(columns)
    .from(userEmails)
    .innerJoin(users, eq(users.id, userEmails.userId))
    .where(eq(userEmails.email, name))
    .prepare('find_account_by_email')
  const byPhone = queries
    .select(columns)
    .from(userPhones)
    .innerJoin(users, eq(users.id, userPhones.userId))
    .where(eq(userPhones.phone, name))
    .prepare('find_account_by_phone')

  return async ({ kind, normalized }) => {
    const [row] = await (kind === 'email' ? byEmail : byPhone).execute({ name: normalized })
    if (row === undefined) return undefined
    const { passwordHash, ...user } = row
    return { user, passwordHash }
  }
}
