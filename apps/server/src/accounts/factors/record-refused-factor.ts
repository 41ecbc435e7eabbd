import type { Queries } from '../../database/database.ts'
import type { ApiError } from '../../api-error.ts'
import type { Caller } from '../../protection/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

interface RefusedFactor {
  readonly userId: string
  /** The identifier that the person has signed in with, during a sign-in. */
  readonly account?: string | null
  readonly caller: Caller
}

/** Records a wrong second factor in the audit trail. Call it where the guess was counted, so that the rate limit bounds these events too. */
export async function recordRefusedFactor(
  queries: Queries,
  { userId, account, caller }: RefusedFactor,
  { code, details }: ApiError,
): Promise<void> {
  await recordEvent(queries, {
    event: 'second_factor_refused',
    userId,
    ...(typeof account === 'string' && { account }),
    caller,
    details: { reason: details.errors?.[0]?.code ?? code },
  })
}
