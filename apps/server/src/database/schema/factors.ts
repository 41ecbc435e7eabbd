import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Ended, Fingerprint } from '@foyer/core/wire'
import { instant } from './instant.ts'

// Passkeys, second factors, and pending sign-ins.

/** The primary key is `userId` and `credentialId`. */
export const passkeys = pgTable('passkeys', {
  userId: uuid('user_id').notNull(),
  credentialId: text('credential_id').notNull(),
  id: uuid('id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  aaguid: uuid('aaguid').notNull(),
  isBackupEligible: boolean('is_backup_eligible').notNull(),
  isBackedUp: boolean('is_backed_up').notNull(),
  isUserVerified: boolean('is_user_verified').notNull(),
  name: text('name'),
  sessionId: uuid('session_id'),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastUsedAt: instant('last_used_at'),
})

export const totpSecrets = pgTable('totp_secrets', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
  lastUsedAt: instant('last_used_at'),
})

export const totpEnrolments = pgTable('totp_enrolments', {
  userId: uuid('user_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

/** The primary key is `userId` and `codeHash`. */
export const factorRecoveryCodes = pgTable('factor_recovery_codes', {
  userId: uuid('user_id').notNull(),
  codeHash: text('code_hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  usedAt: instant('used_at'),
})

/** The primary key is `userId` and `tokenHash`. */
export const pendingSignIns = pgTable('pending_sign_ins', {
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  methods: text('methods').array().notNull(),
  account: text('account'),
  address: text('address'),
  userAgent: text('user_agent'),
  fingerprint: jsonb('fingerprint').$type<Fingerprint>(),
  ended: jsonb('ended').$type<Ended>(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})

/** The primary key is `userId` and `tokenHash`. */
export const trustedDevices = pgTable('trusted_devices', {
  userId: uuid('user_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  trustedAt: instant('trusted_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
})
