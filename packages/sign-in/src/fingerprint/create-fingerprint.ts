import type { Api } from '../api/index.ts'
import { realClock, settleWithin } from './clock.ts'
import type { Collector } from './create-collector.ts'
import type { FingerprintOptions } from './fingerprint-options.ts'
import { readBasicFingerprint, type ReadFingerprint } from './read-fingerprint.ts'

/** Reads what distinguishes devices, for sign-ins and the list of devices. */
export interface FingerprintPlugin {
  /** Starts slow readings. Called when somebody begins to fill in a form. */
  readonly prepare: () => void
  /** Resolves with what is sent with a sign-in, within 300 ms. Never throws. */
  readonly read: ReadFingerprint
  /** Reports the device to the server after a sign-in. Never throws. */
  readonly saveVisitor: (api: Api) => Promise<void>
}

/** Milliseconds that a submit waits for readings. */
const readTimeout = 300

/** Creates the plugin. The code for the readings is loaded by the first call. */
export function createFingerprint(options: FingerprintOptions = {}): FingerprintPlugin {
  const { clock = realClock } = options
  let loading: Promise<Collector> | undefined
  let collector: Collector | undefined

  async function load(): Promise<Collector> {
    loading ??= import('./create-collector.ts').then(({ createCollector }) => createCollector(options, clock))
    try {
      return (collector = await loading)
    } catch (error) {
      // Perhaps the browser is offline: the next call tries again.
      loading = undefined
      throw error
    }
  }

  return {
    prepare: () => void load().then((loaded) => loaded.prepare(), ignore),
    async read(analyticsId) {
      const reading = load().then((loaded) => loaded.collect(readTimeout))
      await settleWithin(reading, clock, readTimeout)
      return collector?.toFingerprint(analyticsId) ?? readBasicFingerprint()
    },
    // Ignored: nobody waits for this call.
    saveVisitor: (api) => load().then((loaded) => loaded.save(api).catch(ignore), ignore),
  }
}

/** Only reads what browsers send with every request, and reports no device: turns fingerprinting off. */
export const basicFingerprint: FingerprintPlugin = {
  prepare: ignore,
  read: readBasicFingerprint,
  saveVisitor: async () => undefined,
}

function ignore(): void {}
