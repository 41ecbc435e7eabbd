import { hash, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { normalizeZip } from '@foyer/core/zip'
import type { OrderFields } from '@foyer/core/checkout'
import { recordEvent } from '../audit/record-event.ts'
import type { Queries } from '../database/database.ts'
import { runTransaction } from '../database/run-transaction.ts'
import { orders } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'
import { redeemPromocode } from '../promocodes/redeem-promocode.ts'

export interface NewOrder {
  /** Checked, and tidy. */
  readonly fields: OrderFields
  readonly userId: string | null
  /** The `Idempotency-Key`. */
  readonly key: string | undefined
  readonly caller: Caller
}

const columns = { id: orders.id, createdAt: orders.createdAt, percent: orders.percent, amount: orders.amount }

type PlacedOrder = Pick<typeof orders.$inferSelect, keyof typeof columns>

/**
 * Stores an order and uses its voucher up, both or neither. Sent again with its key, it is the order of the first time.
 * @throws Refusal of the voucher
 */
export async function placeOrder(queries: Queries, order: NewOrder): Promise<PlacedOrder> {
  const id = order.key === undefined ? randomUUID() : nameOrder(order, order.key)
  const placed =
    (await runTransaction(queries, (transaction) => insertOrder(transaction, id, order))) ??
    (await findOrder(queries, id))
  if (placed === undefined) throw new Error('An order that was placed before is not there.')
  return placed
}

/** `undefined`: this order has been placed before. Its primary key lets one in of any number at the same moment. */
async function insertOrder(
  queries: Queries,
  id: string,
  { fields, userId, caller }: NewOrder,
): Promise<PlacedOrder | undefined> {
  const { terms: _agreed, voucher, ...rest } = fields
  const [order] = await queries
    .insert(orders)
    .values({ ...rest, id, userId })
    .onConflictDoNothing()
    .returning(columns)
  if (order === undefined) return undefined
  await recordEvent(queries, { event: 'order_placed', userId, caller, details: { order: id } })
  if (voucher === undefined) return order
  const use = { code: voucher, kind: 'voucher', userId, currency: rest.currency } as const
  const { name, percent, amount } = await redeemPromocode(queries, { ...use, orderId: id, field: 'voucher' })
  await queries.update(orders).set({ voucher: name, percent, amount }).where(eq(orders.id, id))
  return { ...order, percent, amount }
}

async function findOrder(queries: Queries, id: string): Promise<PlacedOrder | undefined> {
  const [order] = await queries.select(columns).from(orders).where(eq(orders.id, id))
  return order
}

/**
 * The id of an attempt: a UUID of version 8 (RFC 9562), which is left to us. Of who sends it and all that is sent, so
 * that a key that is used for something else makes another order.
 */
function nameOrder({ fields, userId }: NewOrder, key: string): string {
  const content = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const bytes = Buffer.from(hash('sha256', JSON.stringify([key, userId, content]), 'hex').slice(0, 32), 'hex')
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Without blanks around what was typed; the zip code in capitals. */
export function tidyFields(fields: OrderFields): OrderFields {
  const { addressLine2 = '', voucher = '' } = fields
  return {
    phone: fields.phone,
    dateOfBirth: fields.dateOfBirth,
    country: fields.country,
    zipCode: normalizeZip(fields.zipCode),
    city: fields.city.trim(),
    addressLine1: fields.addressLine1.trim(),
    ...(addressLine2.trim() !== '' && { addressLine2: addressLine2.trim() }),
    currency: fields.currency,
    ...(voucher.trim() !== '' && { voucher: voucher.trim() }),
    terms: fields.terms,
  }
}
