import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import { recordEvent } from '../protection/audit/record-event.ts'
import type { Queries } from '../database/database.ts'
import { identities, userEmails, userPhones } from '../database/schema.ts'
import type { Caller } from '../http/guards/caller.ts'

type Unlinked = ResponseBody<'recoveryConfirm'>['unlinked']

export interface Proof {
  readonly userId: string
  readonly kind: 'email' | 'phone'
  readonly caller: Caller
}

/**
 * Records that the person has just proven that they receive messages at the account's address. The first to prove it owns the account:
 * an attacker may have created it with this address and linked a provider of their own, so all providers linked before are unlinked. Call
 * it in the transaction that ends the sessions, with the person locked.
 * @returns the unlinked providers: none if the address was proven before
 */
export async function proveAddress(queries: Queries, { userId, kind, caller }: Proof): Promise<Unlinked> {
  const wasProven = await isProven(queries, userId)
  const names = kind === 'email' ? userEmails : userPhones
  await queries
    .update(names)
    .set({ verifiedAt: sql`now()` })
    .where(and(eq(names.userId, userId), isNull(names.verifiedAt)))
  if (wasProven) return []
  const unlinked = await queries
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ social: identities.social, name: identities.name })
  const details = { kind, unlinked: unlinked.map(({ social }) => social).join(' ') }
  await recordEvent(queries, { event: 'address_proven', userId, caller, details })
  return unlinked
}

async function isProven(queries: Queries, userId: string): Promise<boolean> {
  for (const names of [userEmails, userPhones]) {
    const proven = await queries
      .select({ userId: names.userId })
      .from(names)
      .where(and(eq(names.userId, userId), isNotNull(names.verifiedAt)))
    if (proven.length > 0) return true
  }
  return false
}
