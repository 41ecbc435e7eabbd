import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ExtendedFingerprint, Fingerprint } from '@foyer/core/wire'

// The tables as Drizzle sees them. The SQL files in `migrations/` create them; a test compares the two.

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email'),
  phone: text('phone'),
  passwordHash: text('password_hash'),
  name: text('name'),
  currency: text('currency'),
  dateOfBirth: date('date_of_birth'),
  zipCode: text('zip_code'),
  promocode: text('promocode'),
  formName: text('form_name'),
  lang: text('lang'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

export const userEmails = pgTable('user_emails', {
  email: text('email').primaryKey(),
  userId: uuid('user_id').notNull(),
  verifiedAt: instant('verified_at'),
})

export const userPhones = pgTable('user_phones', {
  phone: text('phone').primaryKey(),
  userId: uuid('user_id').notNull(),
  verifiedAt: instant('verified_at'),
})

export const sessions = pgTable('sessions', {
  tokenHash: text('token_hash').primaryKey(),
  id: uuid('id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  address: text('address'),
  userAgent: text('user_agent'),
  fingerprint: jsonb('fingerprint').$type<Fingerprint>(),
  deviceId: uuid('device_id'),
})

/** The primary key is both ids. */
export const visitors = pgTable('visitors', {
  userId: uuid('user_id').notNull(),
  deviceId: uuid('device_id').notNull(),
  firstSeenAt: instant('first_seen_at').notNull().defaultNow(),
  lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  fingerprint: jsonb('fingerprint').$type<ExtendedFingerprint>().notNull(),
  unsealed: jsonb('unsealed').$type<object>(),
  sealedProblem: text('sealed_problem'),
})

export const idempotentRequests = pgTable('attempts', {
  keyHash: text('key_hash').primaryKey(),
  seed: text('seed').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** A table for each month. The primary key is `id` and `at`. */
export const auditEvents = pgTable('audit_events', {
  id: uuid('id').notNull(),
  at: instant('at').notNull().defaultNow(),
  event: text('event').notNull(),
  userId: uuid('user_id'),
  account: text('account'),
  address: text('address'),
  userAgent: text('user_agent'),
  details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
})

export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

export const recoveryLinks = pgTable('recovery_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id'),
  expiresAt: instant('expires_at').notNull(),
})

export const recoveryCodes = pgTable('recovery_codes', {
  /** A hash of the phone number and the browser's secret: the column's name is older than codes per browser. */
  keyHash: text('phone_hash').primaryKey(),
  userId: uuid('user_id'),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
})

export const passwordSetups = pgTable('password_setups', {
  userId: uuid('user_id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  kind: text('kind').$type<'email' | 'phone'>().notNull(),
  given: text('given').notNull(),
  normalized: text('normalized').notNull(),
  passwordHash: text('password_hash').notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
})

/** The primary key is `social` and `subject`. */
export const identities = pgTable('identities', {
  social: text('social').notNull(),
  subject: text('subject').notNull(),
  userId: uuid('user_id').notNull(),
  name: text('name'),
  linkedAt: instant('linked_at').notNull().defaultNow(),
})

export const socialStates = pgTable('social_states', {
  stateHash: text('state_hash').primaryKey(),
  purpose: text('purpose').$type<'sign-in' | 'link'>().notNull(),
  provider: text('provider').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  codeChallenge: text('code_challenge'),
  nonce: text('nonce'),
  promocode: text('promocode'),
  formName: text('form_name'),
  browserHash: text('attempt_hash').notNull(),
  userId: uuid('user_id'),
  sessionId: uuid('session_id'),
  redirectUrl: text('redirect_url'),
  expiresAt: instant('expires_at').notNull(),
})

export const usedValues = pgTable('used_values', {
  valueHash: text('value_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

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
})

export const orderNumbers = pgTable('order_numbers', {
  number: text('number').primaryKey(),
  orderId: uuid('order_id').notNull(),
})

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  countedAt: instant('counted_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})
