import { describe, expect, it, vi } from 'vitest'
import { throwSecurityError, replaceParts } from '../testing/blocked-scope.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { createCollector } from './create-collector.ts'
import type { AgentResult } from './fingerprint-agent.ts'
import { fingerprintCacheKey } from './fingerprint-cache.ts'

const hour = 3_600_000
const identity: AgentResult = { visitorId: 'visitor', sealed: null }

/** Opens a page, and reads its fingerprint. */
async function visit(
  clock: ManualClock,
  identify: () => Promise<AgentResult>,
  name = 'test',
  scope = window,
) {
  const collector = createCollector({ agent: { name, identify } }, clock, scope)
  await collector.collect(300)
  return collector.toFingerprint()
}

const isWritten = () => expect.poll(() => localStorage.getItem(fingerprintCacheKey)).not.toBeNull()

describe('the cache of 24 hours', () => {
  // R9.1
  it.each([
    ['at once', 0, 1],
    ['a millisecond before its end', 24 * hour - 1, 1],
    ['after 24 hours', 24 * hour, 2],
    ['after the clock was set back', -1, 2],
  ])('read again %s: %i ms later, the agent has been asked %i times', async (_name, later, times) => {
    const clock = new ManualClock()
    const identify = vi.fn<() => Promise<AgentResult>>(async () => identity)
    const first = await visit(clock, identify)
    await isWritten()
    clock.advance(later)
    const second = await visit(clock, identify)
    expect(identify).toHaveBeenCalledTimes(times)
    expect(second.visitorId).toBe('visitor')
    expect(second.extended?.canvas_fingerprint_hash).toBe(first.extended?.canvas_fingerprint_hash)
    expect(second.extended?.webgl_renderer).toBe(first.extended?.webgl_renderer)
  })

  it('is not used for another agent', async () => {
    const clock = new ManualClock()
    await visit(clock, async () => identity)
    await isWritten()
    const other = await visit(clock, async () => ({ visitorId: 'other', sealed: 'noXc7Q==' }), 'other')
    expect(other).toMatchObject({ visitorId: 'other', sealed: 'noXc7Q==' })
  })

  it.each(['', 'null', '7', '{', '{}', '{"at":1700000000000,"agent":"test"}', '{"at":"now","agent":"test"}'])(
    'is replaced if it holds %s',
    async (text) => {
      localStorage.setItem(fingerprintCacheKey, text)
      expect(await visit(new ManualClock(), async () => identity)).toMatchObject(identity)
    },
  )

  it('stores nothing when the agent fails, and asks it again', async () => {
    const clock = new ManualClock()
    const identify = vi.fn<() => Promise<AgentResult>>(() => Promise.reject(new Error('blocked')))
    const collector = createCollector({ agent: { name: 'test', identify } }, clock)
    await collector.collect(300)
    expect(collector.toFingerprint()).toMatchObject({ visitorId: null, userAgent: navigator.userAgent })
    expect(localStorage.getItem(fingerprintCacheKey)).toBeNull()
    identify.mockImplementation(async () => identity)
    await collector.collect(300)
    expect(collector.toFingerprint()).toMatchObject(identity)
  })

  it('is skipped if local storage is blocked', async () => {
    const scope = replaceParts({ localStorage: throwSecurityError }) as typeof window
    const identify = vi.fn<() => Promise<AgentResult>>(async () => identity)
    expect(await visit(new ManualClock(), identify, 'test', scope)).toMatchObject(identity)
    expect(await visit(new ManualClock(), identify, 'test', scope)).toMatchObject(identity)
    expect(identify).toHaveBeenCalledTimes(2)
  })
})
