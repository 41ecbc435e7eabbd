import { describe, expect, it } from 'vitest'
import { createBreaker, type Admission } from './breaker.ts'

function open() {
  const clock = { now: 0 }
  const breaker = createBreaker(() => clock.now)
  const wait = (admission: Admission) => ('wait' in admission ? admission.wait : 0)
  return {
    clock,
    /** Asks for admission. If it is granted, reports the call's outcome. Returns the ms to wait. */
    ask(isWell: boolean): number {
      const admission = breaker.admit()
      if ('report' in admission) admission.report(isWell)
      return wait(admission)
    },
    admit: () => breaker.admit(),
    fail(times: number) {
      for (let time = 0; time < times; time++) this.ask(false)
    },
  }
}

/** Begins a call. The returned function reports its outcome. */
function begin({ admit }: ReturnType<typeof open>): (isWell: boolean) => void {
  const admission = admit()
  if ('wait' in admission) throw new Error('It may not ask.')
  return admission.report
}

describe('the breaker', () => {
  it('opens for a second after five failures in a row', () => {
    const breaker = open()
    breaker.fail(4)
    expect(breaker.ask(false)).toBe(0)
    expect(breaker.ask(true)).toBe(1_000)
    breaker.clock.now = 999
    expect(breaker.ask(true)).toBe(1)
    breaker.clock.now = 1_000
    expect(breaker.ask(true)).toBe(0)
    expect(breaker.ask(true)).toBe(0)
  })

  it('counts failures in a row only', () => {
    const breaker = open()
    breaker.fail(4)
    breaker.ask(true)
    breaker.fail(4)
    expect(breaker.ask(true)).toBe(0)
  })

  it('doubles the pause after each failed trial, up to ten seconds, and starts over after a successful one', () => {
    const breaker = open()
    breaker.fail(5)
    const pauses = Array.from({ length: 6 }, () => {
      const pause = breaker.ask(false)
      breaker.clock.now += pause
      expect(breaker.ask(false)).toBe(0)
      return pause
    })
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
    breaker.clock.now += 10_000
    breaker.ask(true)
    breaker.fail(5)
    expect(breaker.ask(true)).toBe(1_000)
  })

  it('lets one call try while the others wait, and lets all calls through once that one has succeeded', () => {
    const breaker = open()
    breaker.fail(5)
    breaker.clock.now = 1_000
    const report = begin(breaker)
    expect(breaker.ask(true)).toBe(1_000)
    report(true)
    expect([breaker.admit(), breaker.admit()].filter((admission) => 'wait' in admission)).toEqual([])
  })

  it('lets another call try ten seconds later if the outcome of the first trial is never reported', () => {
    const breaker = open()
    breaker.fail(5)
    breaker.clock.now = 1_000
    begin(breaker)
    breaker.clock.now = 10_999
    expect(breaker.ask(true)).toBe(1_000)
    breaker.clock.now = 11_000
    expect(breaker.ask(true)).toBe(0)
    expect(breaker.ask(true)).toBe(0)
  })

  it('opens once for all calls that fail together, and not longer for those that end late', () => {
    const breaker = open()
    const reports = Array.from({ length: 50 }, () => begin(breaker))
    for (const report of reports) report(false)
    expect(breaker.ask(true)).toBe(1_000)
    breaker.clock.now = 1_000
    expect(breaker.ask(true)).toBe(0)
    for (const report of reports) report(false)
    expect(breaker.ask(true)).toBe(0)
  })

  it('does not close for a call that began before it opened', () => {
    const breaker = open()
    const early = begin(breaker)
    breaker.fail(5)
    early(true)
    expect(breaker.ask(true)).toBe(1_000)
  })
})
