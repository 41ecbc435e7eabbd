import { eq, sql } from 'drizzle-orm'
import { createBatch } from '../database/batch.ts'
import type { Queries } from '../database/database.ts'
import { userEmails, userPhones, users } from '../database/schema.ts'
import type { AccountName } from './account-name.ts'
import { userColumns, type UserRow } from './user.ts'

export interface Account {
  readonly user: UserRow
  readonly passwordHash: string | null
}

type AccountRow = UserRow & { readonly key: string; readonly passwordHash: string | null }

/** Finds an account by its identifier. Concurrent look-ups share one statement. */
export function createAccountFinder(queries: Queries): (name: AccountName) => Promise<Account | undefined> {
  const columns = { ...userColumns, passwordHash: users.passwordHash }
  const keys = sql`any(${sql.placeholder('keys')}::text[])`
  const byEmail = queries
    .select({ key: userEmails.email, ...columns })
    .from(userEmails)
    .innerJoin(users, eq(users.id, userEmails.userId))
    .where(sql`${userEmails.email} = ${keys}`)
    .prepare('find_accounts_by_email')
  const byPhone = queries
    .select({ key: userPhones.phone, ...columns })
    .from(userPhones)
    .innerJoin(users, eq(users.id, userPhones.userId))
    .where(sql`${userPhones.phone} = ${keys}`)
    .prepare('find_accounts_by_phone')

  const find = {
    email: createBatch(async (keys: readonly string[]) => matchRows(keys, await byEmail.execute({ keys }))),
    phone: createBatch(async (keys: readonly string[]) => matchRows(keys, await byPhone.execute({ keys }))),
  }
  return async ({ kind, normalized, formerly }) => {
    if (formerly === undefined) return find[kind](normalized)
    const [former, account] = await Promise.all([find[kind](formerly), find[kind](normalized)])
    return former ?? account
  }
}

function matchRows(keys: readonly string[], rows: readonly AccountRow[]): (Account | undefined)[] {
  const accounts = new Map(rows.map(({ key, passwordHash, ...user }) => [key, { user, passwordHash }]))
  return keys.map((key) => accounts.get(key))
}
