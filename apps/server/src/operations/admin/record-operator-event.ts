import { randomUUID } from 'node:crypto'
import { auditEvents } from '../../database/schema/schema.ts'
import type { Queries } from '../../database/database.ts'
import { isReadOnly } from '../../database/sql-state.ts'
import type { Admin } from './command.ts'

type OperatorEvent =
  | 'operator_looked_up'
  | 'operator_ended_sessions'
  | 'operator_removed_second_factor'
  | 'operator_deleted_account'
  | 'operator_imported_users'
  | 'operator_made_code'
  | 'operator_listed_codes'
  | 'operator_set_setting'
  | 'operator_listed_settings'
  | 'operator_listed_events'
  | 'operator_rotated_token_keys'
  | 'operator_migrated'

interface OperatorAction {
  readonly event: OperatorEvent
  readonly userId?: string
  readonly details?: Readonly<Record<string, string>>
}

/** Writes an audit event for an operator's command, in the transaction of the command. */
export async function recordOperatorEvent(
  queries: Queries,
  { operator }: Admin,
  { event, userId, details = {} }: OperatorAction,
): Promise<void> {
  await queries.insert(auditEvents).values({
    id: randomUUID(),
    event,
    userId: userId ?? null,
    details: { ...details, operator },
  })
}

/**
 * Writes an audit event for a command that only looks something up. On a read-only database the command works too, but no event can be
 * written, and the operator is told so.
 */
export async function recordLookUp(admin: Admin, action: OperatorAction): Promise<void> {
  try {
    await recordOperatorEvent(admin.queries, admin, action)
  } catch (error) {
    if (!isReadOnly(error)) throw error
    admin.report(
      'The database takes no writes: it is a replica, or was made read-only. So this look-up is not in the audit trail.',
    )
  }
}
