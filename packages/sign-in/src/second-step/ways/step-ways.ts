import type { SecondFactor } from '../../api/api-error.ts'

export type StepWay = SecondFactor['ways'][number]

const known: ReadonlySet<string> = new Set(['totp', 'passkey', 'recovery-code'])

/** The server's ways in its order, without what this browser cannot do, or this page does not know of a newer server. */
export function listStepWays(ways: readonly StepWay[]): readonly StepWay[] {
  const hasPasskeys = 'PublicKeyCredential' in globalThis
  return ways.filter((way) => known.has(way) && (way !== 'passkey' || hasPasskeys))
}
