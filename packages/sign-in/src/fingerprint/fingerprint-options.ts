import type { Clock } from './clock.ts'
import type { FingerprintAgent } from './fingerprint-agent.ts'

export interface FingerprintOptions {
  /** FingerprintJS, the open-source one, when absent. */
  readonly agent?: FingerprintAgent | undefined
  /** Which build of the app this is. */
  readonly buildId?: string | null | undefined
  /** The analytics client id, once there is one. */
  readonly readClientId?: (() => string | null) | undefined
  readonly clock?: Clock | undefined
}
