import { expect, it } from 'vitest'
import {
  canAddByHand,
  isInstalledApp,
  readDevice,
  type AppWindow,
  type DeviceReadings,
} from './create-install-prompt.ts'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.0 Safari/605.1', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/156.0', 0, 'android'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile', 5, 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0', 0, 'android'],
])('recognises %s with %i touch points as %s', (userAgent, maxTouchPoints, device) => {
  expect(readDevice({ userAgent, maxTouchPoints })).toBe(device)
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/156.0 Mobile/15E148 Safari/604.1', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Instagram 400.0', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)', false],
])('an app can be added by hand in %s: %s', (userAgent, expected) => {
  expect(canAddByHand({ userAgent })).toBe(expected)
})

const tab = { matches: false }

it.each<[string, Partial<DeviceReadings>, AppWindow['matchMedia'], boolean]>([
  ['a tab', {}, () => tab, false],
  ['a tab on iOS', { standalone: false }, () => tab, false],
  ['the installed app', {}, () => ({ matches: true }), true],
  ['the app on iOS, in another display mode', { standalone: true }, () => tab, true],
  ['a page in jsdom, which has no media queries', {}, undefined, false],
])('%s is recognised as the installed app or not', (_place, readings, matchMedia, expected) => {
  const navigator = { userAgent: '', maxTouchPoints: 0, ...readings }
  expect(isInstalledApp({ navigator, ...(matchMedia && { matchMedia }) })).toBe(expected)
})
