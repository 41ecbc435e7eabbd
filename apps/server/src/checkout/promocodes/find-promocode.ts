import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { ErrorCode } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { promocodeRedemptions, promocodes } from '../checkout-schema.ts'
import { normalizeCode, normalizeWithDots } from './normalize-code.ts'

export type PromocodeKind = 'promocode' | 'voucher'

/** Why a code cannot be used. */
export type PromocodeProblem = Extract<ErrorCode, `promocode_${string}`>

/** Who wants to use a code, and for what. */
export interface PromocodeUse {
  readonly code: string
  /** Default: codes of every kind are found. */
  readonly kind?: PromocodeKind | undefined
  readonly userId: string | null
  /** The currency of the order. */
  readonly currency?: string | undefined
}

const columns = {
  code: promocodes.code,
  name: promocodes.name,
  kind: promocodes.kind,
  percent: promocodes.percent,
  amount: promocodes.amount,
  currency: promocodes.currency,
  totalLimit: promocodes.totalLimit,
  userLimit: promocodes.userLimit,
  used: promocodes.used,
  // The database's clock, which all processes share.
  isEarly: sql<boolean>`coalesce(${promocodes.startsAt} > now(), false)`,
  isOver: sql<boolean>`coalesce(${promocodes.endsAt} <= now(), false)`,
}

async function selectPromocode(queries: Queries, typed: string) {
  const code = normalizeCode(typed)
  const rows = await queries
    .select(columns)
    .from(promocodes)
    .where(inArray(promocodes.code, [code, normalizeWithDots(typed)]))
  return rows.find((row) => row.code === code) ?? rows[0]
}

export type Promocode = NonNullable<Awaited<ReturnType<typeof selectPromocode>>>

/** Returns the code, or why it cannot be used. For information only: redeeming checks again. */
export async function findPromocode(
  queries: Queries,
  use: PromocodeUse,
): Promise<{ readonly promocode: Promocode } | { readonly problem: PromocodeProblem }> {
  const promocode = await selectPromocode(queries, use.code)
  // A code of another kind is reported as unknown.
  if (promocode === undefined || (use.kind ?? promocode.kind) !== promocode.kind)
    return { problem: 'promocode_unknown' }
  const problem = judgePromocode(promocode, use) ?? (await findOwnProblem(queries, promocode, use.userId))
  return problem === null ? { promocode } : { problem }
}

function judgePromocode(promocode: Promocode, { userId, currency }: PromocodeUse): PromocodeProblem | null {
  if (promocode.isEarly) return 'promocode_not_started'
  if (promocode.isOver) return 'promocode_expired'
  if (promocode.totalLimit !== null && promocode.used >= promocode.totalLimit) return 'promocode_used_up'
  // Only vouchers have a limit per person: a promo code is entered before there is an account to count uses for.
  if (promocode.kind === 'voucher' && promocode.userLimit !== null && userId === null)
    return 'promocode_sign_in'
  if (currency !== undefined && promocode.currency !== null && promocode.currency !== currency)
    return 'promocode_currency'
  return null
}

async function findOwnProblem(
  queries: Queries,
  { code, userLimit }: Promocode,
  userId: string | null,
): Promise<PromocodeProblem | null> {
  if (userLimit === null || userId === null) return null
  const [row] = await queries
    .select({ uses: count() })
    .from(promocodeRedemptions)
    .where(and(eq(promocodeRedemptions.code, code), eq(promocodeRedemptions.holder, userId)))
  return row !== undefined && row.uses >= userLimit ? 'promocode_used' : null
}
