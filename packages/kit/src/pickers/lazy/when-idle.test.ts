import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Like a browser whose page is never idle. */
const neverIdle = (callback: () => void, options?: IdleRequestOptions) =>
  options?.timeout ? setTimeout(callback, options.timeout) : 0

test.each([
  ['is never idle', neverIdle],
  ['does not report idle time', undefined],
])('What waits for an idle moment also runs in a page that %s', (_page, requestIdleCallback) => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  const callback = vi.fn<() => void>()
  whenIdle(callback)
  expect(callback).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(callback).toHaveBeenCalledOnce()
})
