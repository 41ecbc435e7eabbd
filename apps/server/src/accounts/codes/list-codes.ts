import { and, gt, inArray, isNull, lt, or, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { oneTimeCodes } from '../../database/schema/schema.ts'
import { linkedPurposes, type LinkedPurpose } from '../../notifications/code-purpose.ts'
import { hashHolder, maxGuesses, type CodeRow } from './one-time-codes.ts'

interface ListOptions {
  /** From the browser's code cookie. */
  readonly secret: string
  /** The current session. Codes of another session are left out, because the person may have signed out since. */
  readonly sessionId: string | undefined
  /** How long another message to the same identifier has to wait. */
  readonly resendSeconds: number
}

export interface PendingCode extends CodeRow {
  readonly purpose: LinkedPurpose
  /** When the next code can be sent. */
  readonly resendAt: Date
}

/** The codes that a browser waits for. The list does not reveal whether any account has the identifiers. */
export async function listCodes(
  queries: Queries,
  { secret, sessionId, resendSeconds }: ListOptions,
): Promise<PendingCode[]> {
  const keys = new Map(linkedPurposes.map((purpose) => [hashHolder({ purpose, secret }), purpose]))
  const isOfNoSession = isNull(oneTimeCodes.sessionId)
  const rows = await queries
    .select()
    .from(oneTimeCodes)
    .where(
      and(
        inArray(oneTimeCodes.keyHash, [...keys.keys()]),
        gt(oneTimeCodes.expiresAt, sql`now()`),
        lt(oneTimeCodes.guesses, maxGuesses),
        sessionId === undefined ? isOfNoSession : or(isOfNoSession, eq(oneTimeCodes.sessionId, sessionId)),
      ),
    )
    .orderBy(oneTimeCodes.purpose)
  return rows.flatMap((row) => {
    const purpose = keys.get(row.keyHash)
    const resendAt = new Date(row.sentAt.getTime() + resendSeconds * 1000)
    return purpose === undefined ? [] : [{ ...row, purpose, resendAt }]
  })
}
