import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../database/database.ts'
import { promocodeRedemptions, promocodes } from '../database/schema.ts'
import { Refusal } from '../refusals/refusal.ts'
import { findPromocode, type Promocode, type PromocodeProblem, type PromocodeUse } from './find-promocode.ts'

export interface Redemption extends PromocodeUse {
  readonly orderId?: string
  /** How the request calls the code. */
  readonly field: string
}

/**
 * Uses a code, within its limits however many try at once. Belongs into the transaction of what it is used for; where it
 * is refused, it has left nothing behind there.
 * @throws Refusal of the field, with what stands in the way
 */
export async function redeemPromocode(queries: Queries, redemption: Redemption): Promise<Promocode> {
  return queries.transaction(async (savepoint) => {
    const found = await findPromocode(savepoint, redemption)
    if ('problem' in found) throw refuse(redemption, found.problem)
    const { promocode } = found
    if (!(await takeSlot(savepoint, promocode, redemption))) throw refuse(redemption, 'promocode_used')
    // Last: from here on the others who want this code wait.
    if (promocode.totalLimit !== null && !(await countUse(savepoint, promocode)))
      throw refuse(redemption, 'promocode_used_up')
    return promocode
  })
}

/**
 * A promo code that came along with a sign-up. One that does not work keeps nobody out: the account is made, and the code
 * stays noted with it.
 */
export async function redeemAtSignUp(
  queries: Queries,
  code: string | null | undefined,
  userId: string,
): Promise<void> {
  if (!code) return
  try {
    await redeemPromocode(queries, { code, kind: 'promocode', userId, field: 'promocode' })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** The primary key decides between uses at the same moment: each place of a person is taken once. */
async function takeSlot(
  queries: Queries,
  { code, userLimit }: Promocode,
  { userId, orderId }: Redemption,
): Promise<boolean> {
  const isPerPerson = userLimit !== null && userId !== null
  const holder = isPerPerson ? userId : randomUUID()
  for (let slot = 1; slot <= (isPerPerson ? userLimit : 1); slot++) {
    const taken = await queries
      .insert(promocodeRedemptions)
      .values({ code, holder, slot, userId, orderId })
      .onConflictDoNothing()
      .returning({ slot: promocodeRedemptions.slot })
    if (taken.length > 0) return true
  }
  return false
}

/** One statement: whoever waited for another's use sees the count as that one has left it. */
async function countUse(queries: Queries, { code }: Promocode): Promise<boolean> {
  const counted = await queries
    .update(promocodes)
    .set({ used: sql`${promocodes.used} + 1` })
    .where(and(eq(promocodes.code, code), lt(promocodes.used, promocodes.totalLimit)))
    .returning({ used: promocodes.used })
  return counted.length > 0
}

function refuse({ field }: Redemption, problem: PromocodeProblem): Refusal {
  return new Refusal('validation_failed', { errors: [{ field, code: problem }] })
}
