import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { users } from '../../database/schema/schema.ts'

/** The facts about a sign-in that decide whether it needs a second step. */
export interface FirstStep {
  readonly methods: readonly string[]
  /** Since when the browser is trusted; `null`: it is not trusted. */
  readonly trustedAt: Date | null
  /** The installation requires a second factor, and the person has none. */
  readonly mustEnrol: boolean
}

interface SecondFactor {
  readonly secondFactorAt: Date | null
  readonly trustAfter: Date | null
}

/**
 * Must a sign-in wait for a second step? Not if it had two factors already, nor in a trusted browser. The SQL of `createLoginRecorder`
 * decides the same for a batch of sign-ins.
 */
export function needsSecondStep(
  { secondFactorAt, trustAfter }: SecondFactor,
  { methods, trustedAt, mustEnrol }: FirstStep,
): boolean {
  if (methods.includes('mfa')) return false
  if (mustEnrol) return true
  const isTrusted = trustedAt !== null && (trustAfter === null || trustedAt > trustAfter)
  return secondFactorAt !== null && !isTrusted
}

/** Reads the second factor from the person's row. Call it in the transaction that has locked that row. */
export async function readSecondFactor(queries: Queries, userId: string): Promise<SecondFactor> {
  const [user] = await queries
    .select({ secondFactorAt: users.secondFactorAt, trustAfter: users.trustAfter })
    .from(users)
    .where(eq(users.id, userId))
  return user ?? { secondFactorAt: null, trustAfter: null }
}
