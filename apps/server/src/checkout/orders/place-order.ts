import { hash, randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { priceOrder, type OrderFields } from '@foyer/core/checkout'
import { recordEvent } from '../../protection/audit/record-event.ts'
import type { Queries } from '../../database/database.ts'
import { runTransaction } from '../../database/run-transaction.ts'
import { users } from '../../database/schema/schema.ts'
import { ApiError } from '../../api-error.ts'
import { orderNumbers, orders } from '../checkout-schema.ts'
import type { Caller } from '../../protection/caller.ts'
import { redeemPromocode } from '../promocodes/redeem-promocode.ts'
import { orderSummary } from './find-order.ts'
import { createOrderNumber } from './order-number.ts'
import { createReceipt, hashReceipt } from './receipt.ts'

export interface NewOrder {
  /** Validated and normalised. */
  readonly fields: OrderFields
  readonly userId: string | null
  /** The `Idempotency-Key`. */
  readonly key: string | undefined
  readonly caller: Caller
  /** Without the discount, in the smallest unit of the order's currency. */
  readonly price: number
}

const columns = { id: orders.id, ...orderSummary }

type OrderRow = Pick<typeof orders.$inferSelect, keyof typeof columns>

export interface PlacedOrder {
  readonly order: OrderRow
  /** False: the same request has placed it before. */
  readonly isNew: boolean
  /** The receipt for the browser of a person who is not signed in; `null` with a session. */
  readonly receipt: string | null
}

/**
 * Stores an order with its amounts, and redeems its voucher, both or neither. A repeated request with the same key returns the first order.
 * @throws ApiError for the voucher; unauthenticated if the account was deleted
 */
export async function placeOrder(queries: Queries, order: NewOrder): Promise<PlacedOrder> {
  const id = order.key === undefined ? randomUUID() : deriveOrderId(order, order.key)
  const receipt = order.userId === null ? createReceipt(id, order.key) : null
  const receiptHash = receipt === null ? null : hashReceipt(receipt)
  const inserted = await runTransaction(queries, (transaction) =>
    insertOrder(transaction, { id, receiptHash }, order),
  )
  const placed = inserted ?? (await findOrder(queries, id))
  if (placed === undefined) throw new Error('An order that was placed before is not there.')
  return { order: placed, isNew: inserted !== undefined, receipt }
}

/** `undefined`: the order exists already. Its primary key lets only one of several concurrent requests insert it. */
async function insertOrder(
  queries: Queries,
  keys: Pick<typeof orders.$inferInsert, 'id' | 'receiptHash'>,
  { fields, userId, caller, price }: NewOrder,
): Promise<OrderRow | undefined> {
  const { terms: _agreed, voucher, ...rest } = fields
  const { id } = keys
  if (userId !== null) await requireAccount(queries, userId)
  const [order] = await queries
    .insert(orders)
    .values({ ...rest, ...keys, ...priceOrder(price, null), number: '', userId })
    .onConflictDoNothing()
    .returning(columns)
  if (order === undefined) return undefined
  await recordEvent(queries, { event: 'order_placed', userId, caller, details: { order: id } })
  const number = await claimNumber(queries, id)
  const redeemed =
    voucher === undefined
      ? null
      : await redeemPromocode(queries, {
          code: voucher,
          kind: 'voucher',
          userId,
          currency: rest.currency,
          orderId: id,
          field: 'voucher',
        })
  const { name = null, percent = null, amount = null } = redeemed ?? {}
  const amounts = priceOrder(price, redeemed)
  await queries
    .update(orders)
    .set({ number, voucher: name, percent, amount, ...amounts })
    .where(eq(orders.id, id))
  return { ...order, ...amounts, number }
}

/** A concurrent deletion of the account waits and then deletes the order too; or the order waits, and then finds no account. */
async function requireAccount(queries: Queries, userId: string): Promise<void> {
  const found = await queries.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share')
  if (found.length === 0) throw new ApiError('unauthenticated')
}

/** Picks a free order number. The primary key prevents duplicates. */
async function claimNumber(queries: Queries, orderId: string): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const number = createOrderNumber(randomInt)
    const inserted = await queries
      .insert(orderNumbers)
      .values({ number, orderId })
      .onConflictDoNothing()
      .returning()
    if (inserted.length > 0) return number
  }
  throw new Error('No order number is free. Make order numbers longer.')
}

async function findOrder(queries: Queries, id: string): Promise<OrderRow | undefined> {
  const [order] = await queries.select(columns).from(orders).where(eq(orders.id, id))
  return order
}

/**
 * The order's id: a UUID of version 8 (RFC 9562), which may contain anything. It is a hash of the key, the person and all fields, so that
 * reusing a key with other fields creates another order.
 */
function deriveOrderId({ fields, userId }: NewOrder, key: string): string {
  const content = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const bytes = Buffer.from(hash('sha256', JSON.stringify([key, userId, content]), 'hex').slice(0, 32), 'hex')
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
