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
])('%s fits into a narrow page in every language, and no heading is cut off', async (path, itemCount) => {
  expect(await listNarrowFaults({ path, user: anna, itemCount })).toEqual([])
})
