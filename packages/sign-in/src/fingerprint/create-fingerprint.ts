import type { Api } from '../api/index.ts'
import { realClock, settleWithin } from './clock.ts'
import type { Collector } from './create-collector.ts'
import type { FingerprintOptions } from './fingerprint-options.ts'
import { readBasicFingerprint, type ReadFingerprint } from './read-fingerprint.ts'

/** Reads what tells a device from another, for sign-ins and for the list of devices. */
export interface FingerprintPlugin {
  /** Begins with what takes its time. Called when somebody begins to fill in a form. */
  readonly prepare: () => void
  /** What travels with a sign-in, 300 ms later at the latest. Never throws. */
  readonly read: ReadFingerprint
  /** Tells the server which device the person who has just signed in is on. Never throws. */
  readonly saveVisitor: (api: Api) => Promise<void>
}

/** Milliseconds that a submit waits for readings. */
const longestWait = 300

/** Milliseconds that the call after a sign-in, for which nobody waits, leaves to an agent. */
const patience = 10_000

/** The readings come with a script of their own, which is loaded by the first of the three calls. */
export function createFingerprint(options: FingerprintOptions = {}): FingerprintPlugin {
  const { clock = realClock } = options
  let loading: Promise<Collector> | undefined
  let collector: Collector | undefined

  async function load(): Promise<Collector> {
    loading ??= import('./create-collector.ts').then(({ createCollector }) => createCollector(options, clock))
    try {
      return (collector = await loading)
    } catch (error) {
      // Perhaps offline: the next call tries again.
      loading = undefined
      throw error
    }
  }

  return {
    prepare: () => void load().then((loaded) => loaded.prepare(), ignore),
    async read() {
      const reading = load().then((loaded) => loaded.gather(longestWait))
      await settleWithin(reading, clock, longestWait)
      return collector?.toFingerprint() ?? readBasicFingerprint()
    },
    async saveVisitor(api) {
      try {
        const loaded = await load()
        await loaded.gather(patience)
        const body = loaded.toExtended()
        await api.call('visitorSave', { body, deviceId: loaded.deviceId, isLasting: true })
      } catch {
        // Nobody waits for it, and nobody can do anything about it.
      }
    },
  }
}

/** Reads what every browser says with every request, and tells the server nothing more: the way to turn it all off. */
export const basicFingerprint: FingerprintPlugin = {
  prepare: ignore,
  read: readBasicFingerprint,
  saveVisitor: async () => undefined,
}

function ignore(): void {}
