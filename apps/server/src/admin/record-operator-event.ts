import { randomUUID } from 'node:crypto'
import { auditEvents } from '../database/schema.ts'
import type { Queries } from '../database/database.ts'
import type { Admin } from './command.ts'

type OperatorEvent =
  | 'operator_looked_up'
  | 'operator_ended_sessions'
  | 'operator_deleted_account'
  | 'operator_made_code'
  | 'operator_listed_codes'
  | 'operator_set_setting'
  | 'operator_listed_settings'
  | 'operator_listed_events'

interface OperatorAction {
  readonly event: OperatorEvent
  readonly userId?: string
  readonly details?: Readonly<Record<string, string>>
}

/** One line of the audit trail for what an operator has done, in the transaction of what it tells about. */
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
