import { expect, it } from 'vitest'
import { createEarlyInstallPrompt } from './create-early-install-prompt.ts'

it('keeps the browser’s event until the app is installed by the browser’s own button: then it cannot be used any more', () => {
  const early = createEarlyInstallPrompt()
  early.capture()
  const promptEvent = new Event('beforeinstallprompt', { cancelable: true })
  dispatchEvent(promptEvent)
  expect(early.read()).toBe(promptEvent)
  dispatchEvent(new Event('appinstalled'))
  expect(early.read()).toBe(null)
})
