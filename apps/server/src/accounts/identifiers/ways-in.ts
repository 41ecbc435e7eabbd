import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { userEmails, userPhones, users } from '../../database/schema/schema.ts'
import { listNames, type AccountName } from '../account-name.ts'

const tables = { email: userEmails, phone: userPhones } as const

/**
 * Does a link or a code that is sent to this identifier open the account? An unproven identifier may be a stranger's. It opens an account
 * that has no proven identifier at all, since the first to prove one owns it; but not an account whose person has proven the other
 * identifier.
 * @param userId `undefined`: no account has the identifier. The query runs all the same, so that it takes as long
 */
export async function isWayIn(
  queries: Queries,
  userId: string | undefined,
  kind: AccountName['kind'],
): Promise<boolean> {
  const id = userId ?? randomUUID()
  const isProven = { email: false, phone: false }
  for (const each of ['email', 'phone'] as const) {
    const [row] = await queries
      .select({ verifiedAt: tables[each].verifiedAt })
      .from(tables[each])
      .where(eq(tables[each].userId, id))
    isProven[each] = row !== undefined && row.verifiedAt !== null
  }
  return userId !== undefined && (isProven[kind] || !(isProven.email || isProven.phone))
}

/**
 * Like `isWayIn`, for a link or a code that is stored before it is sent. A concurrent change of the identifier waits until the transaction
 * ends, and then deletes what was stored. Once an identifier has been changed, the former one opens nothing.
 * @returns the person whose account it opens; `null`: nobody's
 */
export async function holdWayIn(
  queries: Queries,
  userId: string | undefined,
  { kind, normalized }: Pick<AccountName, 'kind' | 'normalized'>,
): Promise<string | null> {
  const [user] = await queries
    .select({ id: users.id, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.id, userId ?? randomUUID()))
    .for('share')
  const isOpen = await isWayIn(queries, userId, kind)
  return isOpen && user !== undefined && listNames(user).includes(normalized) ? user.id : null
}
