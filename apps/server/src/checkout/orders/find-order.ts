import { desc, eq } from 'drizzle-orm'
import type { ResponseBody } from '@foyer/core/wire'
import type { Queries } from '../../database/database.ts'
import { orderNumbers, orders } from '../checkout-schema.ts'
import { hashReceipt } from './receipt.ts'

/** Who requests an order. */
export interface OrderReader {
  readonly userId: string | null
  /** The receipt that the browser has for an order placed without a session. */
  readonly receipt: string | undefined
}

/** The columns of an order in a list, and in the answer to placing it. */
export const orderSummary = {
  number: orders.number,
  createdAt: orders.createdAt,
  currency: orders.currency,
  price: orders.price,
  discount: orders.discount,
  total: orders.total,
}

/** The maximum number of orders in a list. */
const maxOrders = 500

/** A person's newest orders, newest first. */
export async function listOrders(
  queries: Queries,
  userId: string,
): Promise<ResponseBody<'orders'>['orders']> {
  const rows = await queries
    .select(orderSummary)
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt))
    .limit(maxOrders)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

/** Returns an order to the person who has placed it; `undefined` for everybody else, and if it does not exist. */
export async function findOwnOrder(
  queries: Queries,
  number: string,
  reader: OrderReader,
): Promise<ResponseBody<'order'> | undefined> {
  const [named] = await queries
    .select({ orderId: orderNumbers.orderId })
    .from(orderNumbers)
    .where(eq(orderNumbers.number, number))
  const [row] = await queries
    .select({
      ...orderSummary,
      phone: orders.phone,
      email: orders.email,
      name: orders.name,
      country: orders.country,
      addressLine1: orders.addressLine1,
      addressLine2: orders.addressLine2,
      district: orders.district,
      city: orders.city,
      state: orders.state,
      zipCode: orders.zipCode,
      userId: orders.userId,
      receiptHash: orders.receiptHash,
    })
    .from(orders)
    // Orders that are older than the table of numbers have their number only in their own row.
    .where(named === undefined ? eq(orders.number, number) : eq(orders.id, named.orderId))
  if (row === undefined) return undefined
  const { userId, receiptHash, ...order } = row
  const isOwn =
    userId === null
      ? reader.receipt !== undefined && receiptHash === hashReceipt(reader.receipt)
      : userId === reader.userId
  return isOwn ? { ...order, createdAt: order.createdAt.toISOString() } : undefined
}
