import { afterEach, expect, it, vi } from 'vitest'
import { throwSecurityError } from '../../testing/blocked-scope.ts'
import { comeBack, stateOf, storeAuthorization } from '../../testing/come-back.tsx'

const originalUrl = location.href

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userAgent')
  vi.restoreAllMocks()
  history.replaceState(null, '', originalUrl)
})

it.each([
  ['blocks', throwSecurityError],
  ['has removed', () => undefined],
])('signs in a person who comes back in a browser whose user agent an extension %s', async (_name, get) => {
  Object.defineProperty(navigator, 'userAgent', { configurable: true, get })
  storeAuthorization('google')
  const { session } = await comeBack('google', `?${stateOf('google')}&code=1`)
  await expect.poll(() => session.getState().status).toBe('signed-in')
})
