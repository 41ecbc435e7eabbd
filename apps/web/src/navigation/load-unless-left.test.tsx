import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadUnlessLeft, watchLeaving } from './load-unless-left.ts'

beforeAll(watchLeaving)
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  // Resets the state for the next test, in which nobody has left yet.
  vi.advanceTimersByTime(10_000)
  vi.useRealTimers()
})

const aborted = new TypeError('error loading dynamically imported module')

/** A script that is still loading. */
function startLoading() {
  const loads: { resolve: (script: string) => void; reject: (error: unknown) => void }[] = []
  const outcome = vi.fn<(what: unknown) => void>()
  const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }))
  loadUnlessLeft(load).then(outcome, outcome)
  return { loads, outcome }
}

/** Somebody presses a link to another page. */
const dispatchBeforeUnload = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))

const flushTimers = () => vi.advanceTimersByTimeAsync(0)

it('passes on a script that was loaded', async () => {
  const { loads, outcome } = startLoading()
  loads[0]?.resolve('a page')
  await flushTimers()
  expect(outcome).toHaveBeenCalledWith('a page')
})

it('fails at once for a script that cannot be loaded', async () => {
  const { loads, outcome } = startLoading()
  loads[0]?.reject(aborted)
  await flushTimers()
  expect(outcome).toHaveBeenCalledWith(aborted)
})

it('does not report a script whose loading is aborted because somebody leaves', async () => {
  const { loads, outcome } = startLoading()
  dispatchBeforeUnload()
  loads[0]?.reject(aborted)
  await vi.advanceTimersByTimeAsync(5000)
  expect(outcome).not.toHaveBeenCalled()
})

it('does not report a script that fails when it is requested just after the person has left', async () => {
  dispatchBeforeUnload()
  const { loads, outcome } = startLoading()
  loads[0]?.reject(aborted)
  await vi.advanceTimersByTimeAsync(5000)
  expect(outcome).not.toHaveBeenCalled()
})

it('fails at once if the person tried to leave a while ago and has stayed', async () => {
  dispatchBeforeUnload()
  await vi.advanceTimersByTimeAsync(10_000)
  const { loads, outcome } = startLoading()
  loads[0]?.reject(aborted)
  await flushTimers()
  expect(outcome).toHaveBeenCalledWith(aborted)
})

it('loads the script again if the person stays after all', async () => {
  const { loads, outcome } = startLoading()
  dispatchBeforeUnload()
  loads[0]?.reject(aborted)
  await vi.advanceTimersByTimeAsync(10_000)
  loads[1]?.resolve('a page')
  await flushTimers()
  expect(outcome).toHaveBeenCalledWith('a page')
})
