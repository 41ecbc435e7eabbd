import { randomUUID } from 'node:crypto'
import type { RequestBody } from '@foyer/core/wire'
import type { Queries } from '../database/database.ts'
import { userEmails, userPhones, users } from '../database/schema.ts'
import { isUniqueViolation } from '../database/sql-state.ts'
import { HttpError } from '../http/errors/http-error.ts'
import type { AccountName } from './account-name.ts'
import { userColumns, type UserRow } from './user.ts'

type Profile = Pick<RequestBody<'register'>, 'promocode' | 'currency' | 'dateOfBirth' | 'zipCode'>

export interface NewAccount {
  readonly name: AccountName
  readonly passwordHash: string
  readonly profile?: Profile
}

/**
 * Creates an account. Call it in a transaction, so that nothing is stored if the name is taken.
 * @throws HttpError account_exists, also for all but one of several concurrent requests for the same name
 */
export async function createAccount(
  queries: Queries,
  { name, passwordHash, profile }: NewAccount,
): Promise<UserRow> {
  const id = randomUUID()
  await claimName(queries, name, id)
  const [user] = await queries
    .insert(users)
    .values({ id, [name.kind]: name.given, passwordHash, ...profile })
    .returning(userColumns)
  if (user === undefined) throw new Error('The insert of a user returned no row.')
  return user
}

/** The primary key of the name's own table lets only one of several concurrent requests succeed. */
async function claimName(queries: Queries, { kind, normalized }: AccountName, userId: string): Promise<void> {
  try {
    if (kind === 'email') await queries.insert(userEmails).values({ email: normalized, userId })
    else await queries.insert(userPhones).values({ phone: normalized, userId })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new HttpError('account_exists', { errors: [{ field: kind, code: 'account_exists' }] })
  }
}
