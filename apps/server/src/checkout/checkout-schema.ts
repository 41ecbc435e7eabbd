import { bigint, date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// The tables of orders and promo codes, as in `schema.ts`.

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const promocodes = pgTable('promocodes', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').$type<'promocode' | 'voucher'>().notNull(),
  percent: integer('percent'),
  amount: bigint('amount', { mode: 'number' }),
  currency: text('currency'),
  totalLimit: integer('total_limit'),
  userLimit: integer('user_limit'),
  used: integer('used').notNull().default(0),
  startsAt: instant('starts_at'),
  endsAt: instant('ends_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** The primary key is `code`, `holder` and `slot`. */
export const promocodeRedemptions = pgTable('promocode_redemptions', {
  code: text('code').notNull(),
  holder: uuid('holder').notNull(),
  slot: integer('slot').notNull(),
  userId: uuid('user_id'),
  orderId: uuid('order_id'),
  redeemedAt: instant('redeemed_at').notNull().defaultNow(),
})

export const orders = pgTable('orders', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  phone: text('phone').notNull(),
  dateOfBirth: date('date_of_birth').notNull(),
  country: text('country').notNull(),
  zipCode: text('zip_code').notNull(),
  city: text('city').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2'),
  currency: text('currency').notNull(),
  voucher: text('voucher'),
  percent: integer('percent'),
  amount: bigint('amount', { mode: 'number' }),
  termsAgreedAt: instant('terms_agreed_at').notNull().defaultNow(),
  number: text('number').notNull(),
  email: text('email'),
  price: bigint('price', { mode: 'number' }).notNull(),
  discount: bigint('discount', { mode: 'number' }).notNull(),
  total: bigint('total', { mode: 'number' }).notNull(),
  receiptHash: text('receipt_hash'),
  name: text('name'),
  state: text('state'),
  district: text('district'),
})

export const orderNumbers = pgTable('order_numbers', {
  number: text('number').primaryKey(),
  orderId: uuid('order_id').notNull(),
})
