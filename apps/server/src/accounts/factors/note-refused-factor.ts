import type { Queries } from '../../database/database.ts'
import type { HttpError } from '../../http/errors/http-error.ts'
import type { Caller } from '../../http/guards/caller.ts'
import { recordEvent } from '../../protection/audit/record-event.ts'

interface Refused {
  readonly userId: string
  /** What the person has signed in with, while they are signing in. */
  readonly account?: string | null
  readonly caller: Caller
}

/** Records that somebody has shown a wrong second factor. Call it where that was counted: the limit bounds these events too. */
export async function noteRefusedFactor(
  queries: Queries,
  { userId, account, caller }: Refused,
  { code, details }: HttpError,
): Promise<void> {
  await recordEvent(queries, {
    event: 'second_factor_refused',
    userId,
    ...(typeof account === 'string' && { account }),
    caller,
    details: { reason: details.errors?.[0]?.code ?? code },
  })
}
