import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import { userColumns, type UserRow } from '../accounts/user.ts'
import { recordEvent } from '../protection/audit/record-event.ts'
import type { Queries } from '../database/database.ts'
import { runTransaction } from '../database/run-transaction.ts'
import { identities, users } from '../database/schema/schema.ts'
import type { Caller } from '../protection/caller.ts'
import { redeemIfValid } from '../checkout/promocodes/redeem-promocode.ts'
import type { Profile } from './provider.ts'

export interface ProviderSignIn {
  readonly social: string
  readonly profile: Profile
  /** Entered before the sign-in started. Stored if an account is created. */
  readonly promocode: string | null
  readonly formName: string | null
  readonly caller: Caller
}

export interface SignInResult {
  readonly user: UserRow
  /** A promo code that was not used, which the person is told. */
  readonly unusedPromocode?: UnusedPromocode
}

type UnusedPromocode = NonNullable<ResponseBody<'socialFinish'>['unusedPromocode']>

/** Finds the account by provider and subject, and by nothing else, or creates it at the first sign-in. */
export async function findOrCreateUser(queries: Queries, signIn: ProviderSignIn): Promise<SignInResult> {
  const result =
    (await findUser(queries, signIn)) ??
    (await runTransaction(queries, (transaction) => createUser(transaction, signIn))) ??
    // A concurrent request by the same person has created the account.
    (await findUser(queries, signIn))
  if (result === undefined) throw new Error('An identity has no user.')
  return result
}

async function findUser(
  queries: Queries,
  { social, profile, promocode }: ProviderSignIn,
): Promise<SignInResult | undefined> {
  const [identity] = await queries
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.social, social), eq(identities.subject, profile.subject)))
  if (identity === undefined) return undefined
  const [found] = await queries
    .select({ user: userColumns, promocode: users.promocode })
    .from(users)
    .where(eq(users.id, identity.userId))
  if (found === undefined) return undefined
  // If the account was created with this code, the person was told about it then.
  const isUnknown = promocode !== null && promocode !== found.promocode
  return { user: found.user, ...(isUnknown && { unusedPromocode: { code: promocode, reason: 'not_new' } }) }
}

/** `undefined`: a concurrent request has inserted this identity. */
async function createUser(
  queries: Queries,
  { social, profile, promocode, formName, caller }: ProviderSignIn,
): Promise<SignInResult | undefined> {
  const userId = randomUUID()
  const claimed = await queries
    .insert(identities)
    .values({ social, ...profile, userId })
    .onConflictDoNothing()
    .returning({ userId: identities.userId })
  if (claimed.length === 0) return undefined
  const [user] = await queries
    .insert(users)
    .values({ id: userId, name: profile.name, promocode, formName })
    .returning(userColumns)
  if (user === undefined) return undefined
  const isUsed = promocode === null || (await redeemIfValid(queries, promocode, userId))
  await recordEvent(queries, {
    event: 'register',
    userId,
    account: nameAccount(social, profile),
    caller,
    details: { social },
  })
  return { user, ...(!isUsed && { unusedPromocode: { code: promocode, reason: 'not_valid' } }) }
}

/** The person's name in audit events. */
export function nameAccount(social: string, { subject }: Profile): string {
  return `${social}:${subject}`
}
