import { randomUUID } from 'node:crypto'
import type { Queries } from '../../database/database.ts'
import { auditEvents } from '../../database/schema/schema.ts'
import type { Caller } from '../caller.ts'

export interface AuditEvent {
  readonly event:
    | 'register'
    | 'login'
    | 'login_refused'
    | 'login_first_step'
    | 'second_factor_refused'
    | 'totp_enrolled'
    | 'totp_removed'
    | 'recovery_codes_made'
    | 'passkey_added'
    | 'passkey_removed'
    | 'captcha_required'
    | 'captcha_passed'
    | 'captcha_failed'
    | 'logout'
    | 'session_revoked'
    | 'address_proven'
    | 'social_linked'
    | 'social_link_refused'
    | 'social_unlinked'
    | 'other_sessions_revoked'
    | 'order_placed'
    | 'account_exported'
    | 'account_deleted'
    | 'account_deletion_refused'
    | 'recovery_requested'
    | 'recovery_refused'
    | 'password_recovered'
    | 'password_changed'
    | 'password_change_refused'
    | 'password_set'
    | 'password_setup_refused'
    | 'identifier_added'
    | 'identifier_changed'
    | 'identifier_removed'
    | 'identifier_lost'
    | 'identifier_undone'
    | 'proof_given'
    | 'proof_refused'
  readonly userId: string | null
  /** The identifier as typed, normalised. */
  readonly account?: string
  readonly caller: Caller | { readonly address: null; readonly userAgent: null }
  /** Never passwords, tokens or hashes. */
  readonly details?: Readonly<Record<string, string>>
}

/** Writes an audit event, in the transaction of the action that it records. */
export async function recordEvent(queries: Queries, { event, userId, account, caller, details }: AuditEvent) {
  await queries.insert(auditEvents).values({
    id: randomUUID(),
    event,
    userId,
    account: account ?? null,
    address: caller.address,
    userAgent: caller.userAgent,
    details: details ?? {},
  })
}
