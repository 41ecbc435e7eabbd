import { randomUUID } from 'node:crypto'
import type { Queries } from '../database/database.ts'
import { auditEvents } from '../database/schema.ts'
import type { Caller } from '../http/caller.ts'

export interface AuditEvent {
  readonly event:
    | 'register'
    | 'login'
    | 'login_refused'
    | 'captcha_required'
    | 'captcha_passed'
    | 'captcha_failed'
    | 'logout'
    | 'session_revoked'
    | 'social_linked'
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
  readonly userId: string | null
  /** The e-mail or phone that was given, normalised. */
  readonly account?: string
  readonly caller: Caller | { readonly address: null; readonly userAgent: null }
  /** Never a password, a token or a hash. */
  readonly details?: Readonly<Record<string, string>>
}

/** Writes one line of the audit trail, in the transaction of what it tells about. */
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
