import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Ended, ExtendedFingerprint, Fingerprint } from '@foyer/core/wire'
import { instant } from './instant.ts'
import type { CodePurpose } from '../../notifications/code-purpose.ts'

export * from './factors.ts'

// The tables as Drizzle sees them. The SQL files in `migrations/` create them; a test compares the two.

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email'),
  phone: text('phone'),
  passwordHash: text('password_hash'),
  passwordSessionId: uuid('password_session_id'),
  name: text('name'),
  currency: text('currency'),
  dateOfBirth: date('date_of_birth'),
  zipCode: text('zip_code'),
  promocode: text('promocode'),
  formName: text('form_name'),
  lang: text('lang'),
  createdAt: instant('created_at').notNull().defaultNow(),
  secondFactorAt: instant('second_factor_at'),
  trustAfter: instant('trust_after'),
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
  /** `null` for a session of the previous release, for which `createdAt` is used. */
  authenticatedAt: instant('authenticated_at'),
  methods: text('methods').array(),
  /** The hash of the last proof's token; `null` until the first proof in this session. */
  proofHash: text('proof_hash'),
  /** The methods of the sign-in; `null` until the first proof in this session, or the first app that was enrolled in it. */
  openedMethods: text('opened_methods').array(),
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

/** Has a partition for each month. The primary key is `id` and `at`. */
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
  /** `null`: the link was sent by mail. */
  kind: text('kind').$type<'email' | 'phone'>(),
  expiresAt: instant('expires_at').notNull(),
  /** `null`: the row is a link. Otherwise it is a completed recovery, with the providers that it has unlinked. */
  unlinked: jsonb('unlinked').$type<Ended['unlinked']>(),
})

/** Only processes of the previous release write it. */
export const formerRecoveryCodes = pgTable('recovery_codes', {
  phoneHash: text('phone_hash').primaryKey(),
  userId: uuid('user_id'),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  guessedBy: text('guessed_by'),
  expiresAt: instant('expires_at').notNull(),
})

/** Only processes of the previous release write it. */
export const formerPasswordSetups = pgTable('password_setups', {
  userId: uuid('user_id').primaryKey(),
  sessionId: uuid('session_id').notNull(),
  kind: text('kind').$type<'email' | 'phone'>().notNull(),
  given: text('given').notNull(),
  normalized: text('normalized').notNull(),
  passwordHash: text('password_hash').notNull(),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  guessedBy: text('guessed_by'),
  expiresAt: instant('expires_at').notNull(),
})

export const oneTimeCodes = pgTable('one_time_codes', {
  keyHash: text('key_hash').primaryKey(),
  purpose: text('purpose').$type<CodePurpose>().notNull(),
  userId: uuid('user_id'),
  sessionId: uuid('session_id'),
  kind: text('kind').$type<'email' | 'phone'>().notNull(),
  given: text('given').notNull(),
  normalized: text('normalized').notNull(),
  codeHash: text('code_hash').notNull(),
  guesses: integer('guesses').notNull().default(0),
  details: jsonb('details').$type<object>(),
  sentAt: instant('sent_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

export const identifierUndos = pgTable('identifier_undos', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<'email' | 'phone'>().notNull(),
  given: text('given'),
  normalized: text('normalized'),
  changedAt: instant('changed_at').notNull().defaultNow(),
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

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  countedAt: instant('counted_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

export const tokenKeys = pgTable('token_keys', {
  kid: text('kid').primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  signsFrom: instant('signs_from').notNull(),
  endsAt: instant('ends_at'),
})
