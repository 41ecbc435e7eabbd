import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { userEmails } from '../../database/schema/schema.ts'
import { normalizeEmail } from '../account-name.ts'

/** Does the account have this address, and is it proven to be the person's? */
export async function ownsEmail(queries: Queries, userId: string, email: string): Promise<boolean> {
  const [row] = await queries
    .select({ userId: userEmails.userId })
    .from(userEmails)
    .where(and(eq(userEmails.email, normalizeEmail(email)), isNotNull(userEmails.verifiedAt)))
  return row?.userId === userId
}
