import { expect, it, onTestFinished } from 'vitest'
import { throwSecurityError } from '../testing/blocked-scope.ts'
import { basicFingerprint } from './create-fingerprint.ts'

const empty = { clientId: null, visitorId: null, sealed: null }
const whole = {
  ...empty,
  userAgent: navigator.userAgent,
  screenWidth: screen.width,
  screenHeight: screen.height,
}

/** Replaces a property of this page's `navigator` or `screen` for the test. */
function replace(target: object, name: string, get: () => unknown): void {
  Object.defineProperty(target, name, { configurable: true, get })
  onTestFinished(() => void Reflect.deleteProperty(target, name))
}

it.each<[string, object, string, () => unknown, object]>([
  ['the user agent is blocked', navigator, 'userAgent', throwSecurityError, { userAgent: null }],
  ['there is no user agent', navigator, 'userAgent', () => undefined, { userAgent: null }],
  [
    'the user agent is cut within a letter',
    navigator,
    'userAgent',
    () => `${'a'.repeat(1023)}\u{1F6AA}`,
    { userAgent: 'a'.repeat(1023) },
  ],
  ['the screen is blocked', screen, 'width', throwSecurityError, { screenWidth: null }],
  ['the screen has no size', screen, 'height', () => undefined, { screenHeight: null }],
  ['the screen is no number', screen, 'height', () => NaN, { screenHeight: null }],
])('reads everything else if %s', async (_name, target, property, get, changed) => {
  replace(target, property, get)
  expect(await basicFingerprint.read()).toEqual({ ...whole, ...changed })
})
