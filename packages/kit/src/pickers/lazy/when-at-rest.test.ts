import { afterEach, expect, test, vi } from 'vitest'
import { whenAtRest } from './when-at-rest.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['the page has loaded', 0],
  ['the browser waits for an idle moment', 1],
])('What waits for a page at rest no longer happens if it is cancelled while %s', (_moment, waiting) => {
  vi.useFakeTimers()
  const idleCallbacks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idleCallbacks.push(callback))
  const [wanted, unwanted] = [vi.fn<() => void>(), vi.fn<() => void>()]
  whenAtRest(wanted)
  const cancel = whenAtRest(unwanted)
  if (waiting > 0) vi.runAllTimers()
  cancel()
  vi.runAllTimers()
  for (const callback of idleCallbacks) callback()
  expect(wanted).toHaveBeenCalledOnce()
  expect(unwanted).not.toHaveBeenCalled()
})
