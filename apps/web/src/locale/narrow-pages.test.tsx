import { afterAll, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { listNarrowFaults } from '../testing/narrow-page.ts'

beforeAll(() => page.viewport(320, 700))
afterAll(() => page.viewport(1280, 800))

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
])('%s fits into a narrow page in every language, and no heading is cut off', async (path, itemCount) => {
  expect(await listNarrowFaults({ path, user: null, itemCount })).toEqual([])
})
