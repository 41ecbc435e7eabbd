import { afterAll, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listNarrowFaults } from '../../testing/narrow-page.ts'
import { anna } from '../../testing/render-app.tsx'

beforeAll(() => page.viewport(320, 700))
afterAll(() => page.viewport(1280, 800))

it.each([
  ['/', 5],
  ['/account', 10],
  ['/account/security', 8],
  ['/account/orders', 5],
])('In no language is anything of %s wider than the page, or a heading cut', async (path, listed) => {
  expect(await listNarrowFaults({ path, user: anna, listed })).toEqual([])
})
