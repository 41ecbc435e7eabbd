import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ExtendedFingerprint } from '@foyer/core/wire'
import { throwSecurityError, replaceParts } from '../testing/blocked-scope.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import type { BrowserScope } from './browser-scope.ts'
import { realClock } from './clock.ts'
import { createCollector } from './create-collector.ts'
import type { FingerprintAgent } from './fingerprint-agent.ts'

const uneven: BrowserScope['navigator'] = navigator
const never = () => new Promise<never>(() => undefined)

const agent: FingerprintAgent = {
  name: 'test',
  identify: async () => ({ visitorId: 'visitor', sealed: 'noXc7Q==' }),
}

beforeEach(() => {
  // Test files share a window.
})

async function read(scope: BrowserScope): Promise<ExtendedFingerprint> {
  const collector = createCollector({ agent }, realClock, scope)
  await collector.collect(300)
  return collector.toExtended()
}

describe('the readings of a browser', () => {
  it('have the browser’s values in all 32 fields', async () => {
    const battery = await uneven.getBattery?.()
    const extended = await read(window)
    expect(Object.keys(extended)).toHaveLength(32)
    expect(extended).toMatchObject({
      frontend_build_id: null,
      request_user_agent: navigator.userAgent,
      sealed: 'noXc7Q==',
      canvas_fingerprint_hash: expect.stringMatching(/^[\da-f]{64}$/),
      platform: navigator.platform,
      languages: [...navigator.languages],
      web_driver: navigator.webdriver,
      vendor: navigator.vendor,
      device_memory: uneven.deviceMemory,
      hardware_concurrency: navigator.hardwareConcurrency,
      screen_width: screen.width,
      screen_avail_height: screen.availHeight,
      color_depth: screen.colorDepth,
      java_enabled: false,
      connection_effective_type: uneven.connection?.effectiveType,
      local_storage_supported: true,
      session_storage_supported: true,
      indexed_db_supported: true,
      battery_charging: battery?.charging,
      battery_level: battery?.level,
    })
  })

  it('leave no entries of their probes in any storage', async () => {
    await read(window)
    expect(Object.keys(localStorage).toSorted()).toEqual(['foyer-device-id', 'foyer-fingerprint'])
    expect(sessionStorage).toHaveLength(0)
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes('foyer'))).toEqual([])
  })

  it('have the same canvas hash each time', async () => {
    const first = await read(window)
    localStorage.clear()
    expect((await read(window)).canvas_fingerprint_hash).toBe(first.canvas_fingerprint_hash)
  })

  const battery = ['charging', 'charging_time', 'discharging_time', 'level'].map((name) => `battery_${name}`)
  const connection = ['effective_type', 'downlink', 'rtt'].map((name) => `connection_${name}`)
  const noContext = () => (name: string) => {
    const element = document.createElement(name)
    Object.defineProperty(element, 'getContext', { value: () => null })
    return element
  }
  // R3.3
  it.each<[string, string, () => unknown, string[], unknown]>([
    ['local storage is blocked', 'localStorage', throwSecurityError, ['local_storage_supported'], false],
    [
      'session storage is blocked',
      'sessionStorage',
      throwSecurityError,
      ['session_storage_supported'],
      false,
    ],
    ['local storage is not there', 'localStorage', () => null, ['local_storage_supported'], false],
    ['IndexedDB is blocked', 'indexedDB', throwSecurityError, ['indexed_db_supported'], false],
    [
      'IndexedDB refuses',
      'indexedDB.databases',
      () => () => Promise.reject(new Error()),
      ['indexed_db_supported'],
      false,
    ],
    ['IndexedDB is that of Firefox 125', 'indexedDB.databases', () => undefined, [], undefined],
    ['IndexedDB hangs', 'indexedDB.databases', () => never, ['indexed_db_supported'], null],
    [
      'there is no WebGL',
      'document.createElement',
      noContext,
      ['webgl_renderer', 'webgl_vendor', 'canvas_fingerprint_hash'],
      null,
    ],
    [
      'drawing is blocked',
      'document.createElement',
      () => throwSecurityError,
      ['webgl_renderer', 'webgl_vendor', 'canvas_fingerprint_hash'],
      null,
    ],
    ['hashing hangs', 'crypto.subtle.digest', () => never, ['canvas_fingerprint_hash'], null],
    ['there is no crypto.subtle', 'crypto.subtle', () => undefined, ['canvas_fingerprint_hash'], null],
    ['there is no battery API', 'navigator.getBattery', () => undefined, battery, null],
    ['the battery is blocked', 'navigator.getBattery', () => throwSecurityError, battery, null],
    ['the battery hangs', 'navigator.getBattery', () => never, battery, null],
    ['there is no connection', 'navigator.connection', () => undefined, connection, null],
    ['the connection is blocked', 'navigator.connection', throwSecurityError, connection, null],
    ['Java is gone', 'navigator.javaEnabled', () => undefined, ['java_enabled'], null],
    ['there are no client hints', 'navigator.userAgentData', () => undefined, ['user_agent_platform'], null],
  ])(
    'are null, or false for a storage, if %s, and otherwise complete',
    async (_name, part, replacement, fields, expected) => {
      const allReadings = await read(window)
      localStorage.clear()
      const extended = await read(replaceParts({ [part]: replacement }))
      const changed = Object.fromEntries(fields.map((field) => [field, expected]))
      expect(extended).toEqual({ ...allReadings, ...omitChanging(allReadings, extended), ...changed })
    },
  )

  // R3.3
  it('are null for what the browser has not answered after 300 ms', async () => {
    const clock = new ManualClock()
    const collector = createCollector({ agent }, clock, replaceParts({ 'navigator.getBattery': () => never }))
    const gathering = collector.collect(10_000)
    const isDone = vi.fn<() => void>()
    void gathering.then(isDone)
    await expect.poll(() => clock.pendingWaits.includes(300)).toBe(true)
    clock.advance(299)
    await Promise.resolve()
    expect(isDone).not.toHaveBeenCalled()
    clock.advance(1)
    await gathering
    expect(collector.toExtended()).toMatchObject({ battery_level: null, vendor: navigator.vendor })
  })
})

/** Removes the readings that may change between two calls in one browser. */
function omitChanging(
  allReadings: ExtendedFingerprint,
  later: ExtendedFingerprint,
): Partial<ExtendedFingerprint> {
  const { connection_downlink, connection_rtt } = later
  return allReadings.connection_rtt === null ? {} : { connection_downlink, connection_rtt }
}
