import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { locales } from '@foyer/core/wire/locales'
import { listNarrowFaults } from '../testing/narrow-page.ts'

beforeAll(() => page.viewport(320, 700))
afterAll(() => page.viewport(1280, 800))

describe.each(locales)('In %s', (lang) => {
  it.each([
    ['/sign-in', 0],
    ['/sign-up', 3],
    ['/recover', 0],
    ['/recover/new-password', 0],
    ['/checkout', 2],
    ['/terms', 0],
    ['/kit', 0],
    ['/kit/notices', 0],
    ['/nowhere', 0],
  ])('nothing of %s is wider than the page, and no heading is cut', async (path, listed) => {
    expect(await listNarrowFaults({ lang, path, user: null, listed })).toEqual([])
  })
})
