import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createBatch } from '../database/batch.ts'
import type { Database } from '../database/database.ts'
import { userEmails, userPhones, users } from '../database/schema/schema.ts'
import type { AccountName } from './account-name.ts'
import { userColumns, type UserRow } from './user.ts'

export interface Account {
  readonly user: UserRow
  readonly passwordHash: string | null
}

/**
 * Finds an account by its identifier: first the owner's id, then the account. Concurrent look-ups share their statements. For an unknown
 * name, a random id is looked up, so that it takes as long.
 */
export function createAccountFinder({
  drizzle,
  isDistributed,
}: Pick<Database, 'drizzle' | 'isDistributed'>): (name: AccountName) => Promise<Account | undefined> {
  const keys = sql`any(${sql.placeholder('keys')}::text[])`
  const byEmail = drizzle
    .select({ key: userEmails.email, userId: userEmails.userId })
    .from(userEmails)
    .where(sql`${userEmails.email} = ${keys}`)
    .prepare('find_user_ids_by_email')
  const byPhone = drizzle
    .select({ key: userPhones.phone, userId: userPhones.userId })
    .from(userPhones)
    .where(sql`${userPhones.phone} = ${keys}`)
    .prepare('find_user_ids_by_phone')
  const byId = drizzle
    .select({ ...userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('find_accounts')

  const options = { isDistributed }
  const findUserId = {
    email: createBatch(
      async (keys: readonly string[]) => matchNames(keys, await byEmail.execute({ keys })),
      options,
    ),
    phone: createBatch(
      async (keys: readonly string[]) => matchNames(keys, await byPhone.execute({ keys })),
      options,
    ),
  }
  const findById = createBatch(async (ids: readonly string[]): Promise<(Account | undefined)[]> => {
    const rows = await byId.execute({ ids })
    const accounts = new Map(rows.map(({ passwordHash, ...user }) => [user.id, { user, passwordHash }]))
    return ids.map((id) => accounts.get(id))
  }, options)

  return async ({ kind, normalized, legacyPhone }) => {
    const [userId, legacyId] = await Promise.all([
      findUserId[kind](normalized),
      legacyPhone === undefined ? undefined : findUserId[kind](legacyPhone),
    ])
    return findById(legacyId ?? userId ?? randomUUID())
  }
}

function matchNames(
  keys: readonly string[],
  rows: readonly { key: string; userId: string }[],
): (string | undefined)[] {
  const userIds = new Map(rows.map(({ key, userId }) => [key, userId]))
  return keys.map((key) => userIds.get(key))
}
