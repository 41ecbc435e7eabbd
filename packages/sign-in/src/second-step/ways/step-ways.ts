import type { SecondFactor } from '../../api/api-error.ts'

/** `enrol`: setting up an authenticator app. */
export type StepWay = SecondFactor['ways'][number] | 'enrol'

const knownWays: ReadonlySet<string> = new Set(['totp', 'passkey', 'recovery-code'])

/**
 * The server's ways in its order, without those that this browser cannot do, or that a newer server has and this page does not know.
 * People with no way, or with only a passkey, which may be on another device, can set up an authenticator app.
 */
export function listStepWays(ways: SecondFactor['ways']): readonly StepWay[] {
  const hasPasskeys = 'PublicKeyCredential' in globalThis
  const usable = ways.filter((way) => knownWays.has(way) && (way !== 'passkey' || hasPasskeys))
  return ways.every((way) => way === 'passkey') ? [...usable, 'enrol'] : usable
}
