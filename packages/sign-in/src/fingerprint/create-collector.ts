import { toExtendedFingerprint, toFingerprint, type Readings } from '@foyer/core/fingerprint'
import type { ExtendedFingerprint, Fingerprint } from '@foyer/core/wire'
import type { BrowserScope } from './browser-scope.ts'
import { settleWithin, type Clock } from './clock.ts'
import { keepDeviceId } from './device-id.ts'
import { drawnReaders } from './drawn-readings.ts'
import type { Identity } from './fingerprint-agent.ts'
import type { FingerprintOptions } from './fingerprint-options.ts'
import { readCache, writeCache } from './fingerprint-cache.ts'
import { liveReaders } from './live-readings.ts'
import { openSourceAgent } from './open-source-agent.ts'
import { startReadings } from './start-readings.ts'

export interface Collector {
  readonly deviceId: string
  /** Begins with the agent and the drawings, once. */
  readonly prepare: () => void
  /** Reads everything; settles 300 ms after the browser has been asked at the latest. @param patience milliseconds left to the agent */
  readonly gather: (patience: number) => Promise<void>
  /** What there is at this moment. */
  readonly toFingerprint: () => Fingerprint
  readonly toExtended: () => ExtendedFingerprint
}

/** Milliseconds, for all readings together. */
const longestReading = 300

/** Loaded when somebody begins to fill in a form: none of this is in the first load. */
export function createCollector(
  { agent = openSourceAgent, buildId = null, readClientId = () => null }: FingerprintOptions,
  clock: Clock,
  // Its optional parts are those that browsers do not share.
  scope: BrowserScope = window,
): Collector {
  const deviceId = keepDeviceId(scope)
  let identity: Identity | undefined
  let drawn: Readings = {}
  let live: Readings = {}
  let preparing: Promise<void> | undefined

  async function identify(): Promise<void> {
    const cached = readCache(scope, agent.name, clock.now())
    if (cached !== undefined) {
      ;({ identity, drawn } = cached)
      return
    }
    const drawing = startReadings(drawnReaders, scope)
    drawn = drawing.values
    const [answer] = await Promise.all([
      agent.identify(),
      settleWithin(drawing.settled, clock, longestReading),
    ])
    identity = answer
    // A drawing that is late is not kept for a day as one that there is not.
    void drawing.settled.then(() =>
      writeCache(scope, agent.name, clock.now(), { identity: answer, drawn: drawing.values }),
    )
  }

  function prepare(): Promise<void> {
    preparing ??= identify().catch(() => {
      // The agent could not be loaded, or could not say: the next sign-in asks again.
      preparing = undefined
    })
    return preparing
  }

  const readings = (): Readings => ({ ...drawn, ...live, frontend_build_id: buildId })
  const ids = () => ({ clientId: askClientId(), visitorId: identity?.visitorId, sealed: identity?.sealed })

  function askClientId(): string | null {
    try {
      return readClientId()
    } catch {
      return null
    }
  }

  return {
    deviceId,
    prepare: () => void prepare(),
    async gather(patience) {
      const started = startReadings(liveReaders, scope)
      live = started.values
      await Promise.all([
        settleWithin(started.settled, clock, longestReading),
        settleWithin(prepare(), clock, patience),
      ])
    },
    toFingerprint: () => toFingerprint(readings(), ids()),
    toExtended: () => toExtendedFingerprint({ ...readings(), sealed: identity?.sealed }),
  }
}
