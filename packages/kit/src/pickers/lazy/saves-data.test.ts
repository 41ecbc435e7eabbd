import { afterEach, expect, it, vi } from 'vitest'
import { savesData } from './saves-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['asks to save data', { connection: { saveData: true } }, true],
  ['does not ask to save data', { connection: { saveData: false } }, false],
  ['does not say', {}, false],
])('recognises a browser that %s', (_, navigator, expected) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(expected)
})

it('treats a browser in which an extension makes the question throw as one that does not say', () => {
  const throwBlocked = () => {
    throw new Error('Not to be read')
  }
  vi.stubGlobal('navigator', Object.defineProperty({}, 'connection', { get: throwBlocked }))
  expect(savesData()).toBe(false)
})
