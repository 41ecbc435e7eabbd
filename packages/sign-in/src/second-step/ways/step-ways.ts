import type { SecondFactor } from '../../api/api-error.ts'

/** `enrol`: setting up an authenticator app. */
export type StepWay = SecondFactor['ways'][number] | 'enrol'

const known: ReadonlySet<string> = new Set(['totp', 'passkey', 'recovery-code'])

/**
 * The server's ways in its order, without what this browser cannot do, or this page does not know of a newer server. Who has
 * nothing, or a passkey alone, which may be on another device, can set up an authenticator app.
 */
export function listStepWays(ways: SecondFactor['ways']): readonly StepWay[] {
  const hasPasskeys = 'PublicKeyCredential' in globalThis
  const usable = ways.filter((way) => known.has(way) && (way !== 'passkey' || hasPasskeys))
  return ways.every((way) => way === 'passkey') ? [...usable, 'enrol'] : usable
}
