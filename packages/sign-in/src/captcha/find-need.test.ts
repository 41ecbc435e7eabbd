import type { CaptchaServiceName } from '@foyer/core/wire/captcha-services'
import { afterEach, expect, it, vi } from 'vitest'
import type { Foyer } from '../plugins/foyer-context.ts'
import { createCaptchaPlugin } from './captcha-plugin.ts'
import { findNeed } from './find-need.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const signIn = { use: 'questionable', service: 'MS-AUTH' } as const
const signUp = { use: 'questionable', service: 'MS-AUTH-REGISTER' } as const

// R7.19
it('asks the form plugin for each form, also where the app has one service for all of them', async () => {
  const isCaptchaEnabled = vi.fn<(service: CaptchaServiceName) => boolean>(
    (service) => service === 'MS-AUTH-REGISTER',
  )
  const foyer = { form: { isCaptchaEnabled } } as unknown as Foyer
  const plugin = createCaptchaPlugin({ service: 'MY-FORMS' })
  expect(await findNeed(foyer, plugin, signIn)).toBe('none')
  expect(await findNeed(foyer, plugin, signUp)).toBe('certain')
  expect(isCaptchaEnabled.mock.calls).toEqual([['MS-AUTH'], ['MS-AUTH-REGISTER']])
})

it('keeps an answer for a minute, even if an older request fails later', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  let failOlder = (_error: Error): void => {}
  const older = new Promise<boolean>((_, reject) => {
    failOlder = reject
  })
  const isCaptchaEnabled = vi.fn<() => boolean | Promise<boolean>>()
  isCaptchaEnabled.mockReturnValueOnce(older).mockReturnValue(true)
  const foyer = { form: { isCaptchaEnabled } } as unknown as Foyer
  const plugin = createCaptchaPlugin()
  const first = findNeed(foyer, plugin, signIn)
  clock.mockReturnValue(60_001)
  expect(await findNeed(foyer, plugin, signIn)).toBe('certain')
  failOlder(new TypeError('Failed to fetch'))
  expect(await first).toBe('assumed')
  expect(await findNeed(foyer, plugin, signIn)).toBe('certain')
  expect(isCaptchaEnabled).toHaveBeenCalledTimes(2)
})
