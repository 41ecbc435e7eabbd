import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Attempt } from '../sessions/attempt.ts'

/** Longer than any captcha is good for. */
const minutesKept = 30

/** `passed` and `under-way`: this very submit has brought it before. */
export type Claim = 'new' | 'passed' | 'under-way' | 'used'

export interface SolvedCaptcha {
  /** What tells it from every other: its token, lot number or signature. */
  readonly name: string
  readonly attempt: Attempt | undefined
}

// One statement decides who brings it first; everybody else sees that it is there.
const claimStatement = `
  insert into captcha_answers (answer_hash, attempt_hash, expires_at)
  values ($1, $2, now() + make_interval(mins => ${minutesKept}))
  on conflict (answer_hash) do nothing
  returning answer_hash`

/** Takes a solved captcha for this submit, once. A submit that is sent again brings the same one. */
export async function claimAnswer({ query }: Database, { name, attempt }: SolvedCaptcha): Promise<Claim> {
  const attemptHash = attempt === undefined ? null : hashText(`${attempt.account}\n${attempt.key}`)
  const claimed = await query(claimStatement, [hashText(name), attemptHash])
  if (claimed.length > 0) return 'new'
  const [row] = await query<{ attemptHash: string | null; isPassed: boolean | null }>(
    'select attempt_hash as "attemptHash", is_passed as "isPassed" from captcha_answers where answer_hash = $1',
    [hashText(name)],
  )
  if (row === undefined || attemptHash === null || row.attemptHash !== attemptHash) return 'used'
  if (row.isPassed === null) return 'under-way'
  return row.isPassed ? 'passed' : 'used'
}

export async function settleAnswer({ query }: Database, name: string, isPassed: boolean): Promise<void> {
  await query('update captcha_answers set is_passed = $2 where answer_hash = $1', [hashText(name), isPassed])
}

export async function deleteOldAnswers({ query }: Database): Promise<void> {
  await query('delete from captcha_answers where expires_at <= now()')
}

function hashText(text: string): string {
  return hash('sha256', text, 'base64url')
}
