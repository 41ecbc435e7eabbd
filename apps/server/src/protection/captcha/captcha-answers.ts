import { hash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { deleteExpired } from '../../database/delete-batch.ts'
import { hashIdempotentRequest, type IdempotentRequest } from '../../accounts/sessions/idempotent-request.ts'

/** Longer than any service's captcha stays valid. */
const retentionMinutes = 30

/** `passed` and `under-way`: an earlier copy of the same request has claimed this answer. */
export type Claim = 'new' | 'passed' | 'under-way' | 'used'

export interface SolvedCaptcha {
  /** Its identity: the token, lot number or signature. */
  readonly name: string
  readonly idempotentRequest: IdempotentRequest | undefined
}

// One statement, so that of several requests with the same answer only one inserts it.
const claimStatement = `
  insert into captcha_answers (answer_hash, attempt_hash, expires_at)
  values ($1, $2, now() + make_interval(mins => ${retentionMinutes}))
  on conflict (answer_hash) do nothing
  returning answer_hash`

/** Claims a solved captcha for a request. When the same request is repeated, it may claim it again. */
export async function claimAnswer(
  { query }: Database,
  { name, idempotentRequest }: SolvedCaptcha,
): Promise<Claim> {
  const requestHash = idempotentRequest === undefined ? null : hashIdempotentRequest(idempotentRequest)
  const claimed = await query(claimStatement, [hashText(name), requestHash])
  if (claimed.length > 0) return 'new'
  const [row] = await query<{ requestHash: string | null; isPassed: boolean | null }>(
    'select attempt_hash as "requestHash", is_passed as "isPassed" from captcha_answers where answer_hash = $1',
    [hashText(name)],
  )
  if (row === undefined || requestHash === null || row.requestHash !== requestHash) return 'used'
  if (row.isPassed === null) return 'under-way'
  return row.isPassed ? 'passed' : 'used'
}

export async function settleAnswer({ query }: Database, name: string, isPassed: boolean): Promise<void> {
  await query('update captcha_answers set is_passed = $2 where answer_hash = $1', [hashText(name), isPassed])
}

/** Invalidates the answer, even for the request that it was solved for. */
export async function invalidateAnswer({ query }: Database, name: string): Promise<void> {
  await query('update captcha_answers set attempt_hash = null where answer_hash = $1', [hashText(name)])
}

/** @returns how many of at most `size` */
export function deleteOldAnswers(database: Database, size: number): Promise<number> {
  return deleteExpired(database, { table: 'captcha_answers', key: 'answer_hash', by: 'expires_at' }, size)
}

function hashText(text: string): string {
  return hash('sha256', text, 'base64url')
}
