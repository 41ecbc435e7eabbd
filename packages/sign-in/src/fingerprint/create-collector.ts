import { toExtendedFingerprint, toFingerprint, type Readings } from '@foyer/core/fingerprint'
import type { ExtendedFingerprint, Fingerprint } from '@foyer/core/wire'
import type { Api } from '../api/index.ts'
import type { BrowserScope } from './browser-scope.ts'
import { settleWithin, type Clock } from './clock.ts'
import { loadDeviceId } from './device-id.ts'
import { canvasReaders } from './canvas-readings.ts'
import type { AgentResult } from './fingerprint-agent.ts'
import type { FingerprintOptions } from './fingerprint-options.ts'
import { readCache, writeCache } from './fingerprint-cache.ts'
import { liveReaders } from './live-readings.ts'
import { openSourceAgent } from './open-source-agent.ts'
import { startReadings } from './start-readings.ts'

export interface Collector {
  readonly deviceId: string
  /** Starts the agent and the canvas readings, once. */
  readonly prepare: () => void
  /** Reads everything; resolves within 300 ms after the browser was asked. @param timeout milliseconds to wait for the agent */
  readonly collect: (timeout: number) => Promise<void>
  /** The readings so far. @param analyticsId the analytics id of this browser, if there is one */
  readonly toFingerprint: (analyticsId?: string | null) => Fingerprint
  readonly toExtended: () => ExtendedFingerprint
  /** Reports the device. @throws ApiError when the call fails */
  readonly save: (api: Api) => Promise<void>
}

/** Milliseconds to wait for an agent in the call after a sign-in, which nobody waits for. */
const saveTimeout = 10_000

/** In ms, for all readings together. */
const readingTimeout = 300

/** Collects a fingerprint. Loaded when somebody begins to fill in a form, to keep it out of the first load. */
export function createCollector(
  { agent = openSourceAgent, buildId = null, readClientId = () => null }: FingerprintOptions,
  clock: Clock,
  // The optional properties of the type are those that not all browsers have.
  scope: BrowserScope = window,
): Collector {
  const deviceId = loadDeviceId(scope)
  let identity: AgentResult | undefined
  let canvas: Readings = {}
  let live: Readings = {}
  let preparing: Promise<void> | undefined

  async function identify(): Promise<void> {
    const cached = readCache(scope, agent.name, clock.now())
    if (cached !== undefined) {
      ;({ identity, canvas } = cached)
      return
    }
    const started = startReadings(canvasReaders, scope)
    canvas = started.values
    const [answer] = await Promise.all([
      agent.identify(),
      settleWithin(started.settled, clock, readingTimeout),
    ])
    identity = answer
    // Waits for late canvas readings, so that they are not cached as missing for a day.
    void started.settled.then(() =>
      writeCache(scope, agent.name, clock.now(), { identity: answer, canvas: started.values }),
    )
  }

  function prepare(): Promise<void> {
    preparing ??= identify().catch(() => {
      // The agent could not be loaded, or failed: the next sign-in tries again.
      preparing = undefined
    })
    return preparing
  }

  const readings = (): Readings => ({ ...canvas, ...live, frontend_build_id: buildId })
  const ids = (analyticsId?: string | null) => ({
    // Without an analytics id, the device id serves as a stable client id.
    clientId: tryReadClientId() ?? analyticsId ?? deviceId,
    visitorId: identity?.visitorId,
    sealed: identity?.sealed,
  })

  function tryReadClientId(): string | null {
    try {
      return readClientId()
    } catch {
      return null
    }
  }

  async function collect(timeout: number): Promise<void> {
    const started = startReadings(liveReaders, scope)
    live = started.values
    await Promise.all([
      settleWithin(started.settled, clock, readingTimeout),
      settleWithin(prepare(), clock, timeout),
    ])
  }

  const toExtended = () => toExtendedFingerprint({ ...readings(), sealed: identity?.sealed })

  return {
    deviceId,
    prepare: () => void prepare(),
    collect,
    toFingerprint: (analyticsId) => toFingerprint(readings(), ids(analyticsId)),
    toExtended,
    async save(api) {
      await collect(saveTimeout)
      await api.call('visitorSave', { body: toExtended(), deviceId, keepalive: true })
    },
  }
}
