// @ts-check
import { expect, it } from 'vitest'
import { root } from '../../run/programs.mjs'
import { listFiles } from '../../run/list-files.mjs'
import { findMisplacedHelpers } from './test-places.mjs'

it('all helpers of tests stand in folders named testing', () => {
  expect(findMisplacedHelpers(listFiles(root))).toEqual([])
})

it.each([
  'packages/kit/src/test/tap.ts',
  'apps/server/test/postgres/start-postgres.ts',
  'apps/web/src/pages/__mocks__/page.tsx',
  'e2e/support/forms.ts',
  'e2e/playground/story-page.ts',
])('the check finds a misplaced helper: %s', (file) => {
  expect(findMisplacedHelpers([file])).toEqual([expect.stringContaining(file)])
})

it.each([
  'packages/kit/src/testing/tap.ts',
  'e2e/social/social.spec.ts',
  'e2e/testing/forms.ts',
  'tools/test/test.mjs',
])('the check accepts %s', (file) => {
  expect(findMisplacedHelpers([file])).toEqual([])
})
