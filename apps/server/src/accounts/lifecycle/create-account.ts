import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { RequestBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { userEmails, userPhones, users } from '../../database/schema/schema.ts'
import { isUniqueViolation } from '../../database/sql-state.ts'
import { ApiError } from '../../api-error.ts'
import type { AccountName } from '../account-name.ts'
import { revokeUnproven } from '../identifiers/account-identifiers.ts'
import { userColumns, type UserRow } from '../user.ts'

type Profile = Pick<RequestBody<'register'>, 'promocode' | 'currency' | 'dateOfBirth' | 'zipCode'>

export interface NewAccount {
  /** Default: random. */
  readonly id?: string | undefined
  readonly name: AccountName
  /** `null`: the account has no password. */
  readonly passwordHash: string | null
  /** The session that the sign-up opens; `null`: an operator creates the account. */
  readonly sessionId: string | null
  /** The identifier is proven to be the person's. Another account that has it without a proof loses it. */
  readonly isProven?: boolean
  readonly profile?: Profile
}

/**
 * Creates an account. Call it in a transaction, so that nothing is stored if the name is taken.
 * @throws ApiError account_exists; of several concurrent requests for the same name, all but one get it
 */
export async function createAccount(
  queries: Queries,
  { id = randomUUID(), name, passwordHash, sessionId, isProven = false, profile }: NewAccount,
): Promise<UserRow> {
  await claimName(queries, name, { userId: id, isProven })
  const [user] = await queries
    .insert(users)
    .values({
      id,
      [name.kind]: name.given,
      passwordHash,
      passwordSessionId: passwordHash === null ? null : sessionId,
      ...profile,
    })
    .returning(userColumns)
  if (user === undefined) throw new Error('The insert of a user returned no row.')
  return user
}

/** The primary key of the name's own table lets only one of several concurrent requests succeed. */
async function claimName(
  queries: Queries,
  { kind, normalized }: AccountName,
  { userId, isProven }: { readonly userId: string; readonly isProven: boolean },
): Promise<void> {
  if (isProven) await revokeUnproven(queries, { kind, normalized })
  const row = { userId, verifiedAt: isProven ? sql`now()` : null }
  try {
    if (kind === 'email') await queries.insert(userEmails).values({ email: normalized, ...row })
    else await queries.insert(userPhones).values({ phone: normalized, ...row })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('account_exists', { errors: [{ field: kind, code: 'account_exists' }] })
  }
}
