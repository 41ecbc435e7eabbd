import type { Clock } from './clock.ts'
import type { FingerprintAgent } from './fingerprint-agent.ts'

/** What is read of the device, and where it is kept. */
export interface FingerprintOptions {
  /** Default: the open-source FingerprintJS. */
  readonly agent?: FingerprintAgent | undefined
  /** The id of the app's build, for `frontend_build_id` of the extended data. Default: `null`. */
  readonly buildId?: string | null | undefined
  /** Returns your own analytics' id for this browser. Default: that of the provider's analytics, or else the device id. */
  readonly readClientId?: (() => string | null) | undefined
  /** The clock, for tests. Default: the browser's. */
  readonly clock?: Clock | undefined
}
