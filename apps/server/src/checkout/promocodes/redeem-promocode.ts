import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { promocodeRedemptions, promocodes } from '../checkout-schema.ts'
import { ApiError } from '../../api-error.ts'
import { findPromocode, type Promocode, type PromocodeProblem, type PromocodeUse } from './find-promocode.ts'

export interface Redemption extends PromocodeUse {
  readonly orderId?: string
  /** The name of the code's field in the request. */
  readonly field: string
}

/**
 * Redeems a code within its limits, also under concurrent requests. Call it in the transaction of the order or sign-up it is redeemed for.
 * If it fails, it leaves nothing behind.
 * @throws ApiError at the field, with the reason why the code cannot be used
 */
export async function redeemPromocode(queries: Queries, redemption: Redemption): Promise<Promocode> {
  return queries.transaction(async (savepoint) => {
    const found = await findPromocode(savepoint, redemption)
    if ('problem' in found) throw createError(redemption, found.problem)
    const { promocode } = found
    if (!(await claimSlot(savepoint, promocode, redemption))) throw createError(redemption, 'promocode_used')
    // Last, because concurrent uses of this code wait from here on.
    if (promocode.totalLimit !== null && !(await countUse(savepoint, promocode)))
      throw createError(redemption, 'promocode_used_up')
    return promocode
  })
}

/**
 * Redeems the promo code of a sign-up that is completed elsewhere: after a provider, or with a code from a message. If it is invalid, the
 * account is created all the same, because there is no form left to correct it in. The code is then only stored with the account.
 * @returns whether it was redeemed
 */
export async function redeemIfValid(queries: Queries, code: string, userId: string): Promise<boolean> {
  try {
    await redeemPromocode(queries, { code, kind: 'promocode', userId, field: 'promocode' })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return false
  }
}

/** Takes one of the person's slots for this code. The primary key lets each be taken only once, also under concurrent requests. */
async function claimSlot(
  queries: Queries,
  { code, userLimit }: Promocode,
  { userId, orderId }: Redemption,
): Promise<boolean> {
  const isPerPerson = userLimit !== null && userId !== null
  const holder = isPerPerson ? userId : randomUUID()
  for (let slot = 1; slot <= (isPerPerson ? userLimit : 1); slot++) {
    const inserted = await queries
      .insert(promocodeRedemptions)
      .values({ code, holder, slot, userId, orderId })
      .onConflictDoNothing()
      .returning({ slot: promocodeRedemptions.slot })
    if (inserted.length > 0) return true
  }
  return false
}

/** A single statement, so that after waiting for a concurrent use it sees that one's count. */
async function countUse(queries: Queries, { code }: Promocode): Promise<boolean> {
  const counted = await queries
    .update(promocodes)
    .set({ used: sql`${promocodes.used} + 1` })
    .where(and(eq(promocodes.code, code), lt(promocodes.used, promocodes.totalLimit)))
    .returning({ used: promocodes.used })
  return counted.length > 0
}

function createError({ field }: Redemption, problem: PromocodeProblem): ApiError {
  return new ApiError('validation_failed', { errors: [{ field, code: problem }] })
}
