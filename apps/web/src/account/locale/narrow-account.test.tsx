import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { locales } from '@foyer/core/wire/locales'
import { listNarrowFaults } from '../../testing/narrow-page.ts'
import { anna } from '../../testing/render-app.tsx'

beforeAll(() => page.viewport(320, 700))
afterAll(() => page.viewport(1280, 800))

describe.each(locales)('In %s', (lang) => {
  it.each([
    ['/', 5],
    ['/account', 10],
    ['/account/security', 8],
    ['/account/orders', 5],
  ])('nothing of %s is wider than the page, and no heading is cut', async (path, listed) => {
    expect(await listNarrowFaults({ lang, path, user: anna, listed })).toEqual([])
  })
})
