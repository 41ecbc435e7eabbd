import { afterEach, expect, it, vi } from 'vitest'
import { savesData } from './saves-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['asks for few bytes', { connection: { saveData: true } }, true],
  ['does not', { connection: { saveData: false } }, false],
  ['does not tell', {}, false],
])('knows of a browser that %s', (_, navigator, expected) => {
  vi.stubGlobal('navigator', navigator)
  expect(savesData()).toBe(expected)
})

it('takes a browser in which an extension forbids the question for one that does not tell', () => {
  const refuse = () => {
    throw new Error('Not to be read')
  }
  vi.stubGlobal('navigator', Object.defineProperty({}, 'connection', { get: refuse }))
  expect(savesData()).toBe(false)
})
