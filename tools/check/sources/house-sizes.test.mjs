// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../run/programs.mjs'
import { listFiles } from '../../run/list-files.mjs'
import { findIdleExceptions, findTooLarge } from './house-sizes.mjs'

const files = listFiles(root)

const countLines = (/** @type {string} */ file) =>
  readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length

it('no folder has more than 20 entries, and no file except data more than 200 lines', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(findTooLarge(files, countLines)).toEqual([])
})

it('every exception to these sizes is still needed', () => {
  expect(findIdleExceptions(files, countLines)).toEqual([])
})

const tooManyFiles = Array.from({ length: 21 }, (_, index) => `packages/kit/src/full/a${index}.ts`)

it.each([
  ['a folder of 21 files', tooManyFiles, 'packages/kit/src/full has 21 entries'],
  [
    'a folder of 21 folders',
    tooManyFiles.map((file) => `${file}/index.ts`),
    'packages/kit/src/full has 21 entries',
  ],
  ['a source of 201 lines', ['apps/web/src/long.tsx'], 'apps/web/src/long.tsx has more than 200 lines'],
  ['styles of 201 lines', ['apps/web/src/long.module.css'], 'long.module.css has more than 200 lines'],
  ['a test of 201 lines', ['apps/web/src/long.test.ts'], 'apps/web/src/long.test.ts has more than 200 lines'],
])('the check of sizes finds %s', (_, planted, message) => {
  expect(findTooLarge(planted, (file) => (file.includes('long') ? 201 : 200))).toEqual([
    expect.stringContaining(message),
  ])
})

it.each([
  ['a folder of 20 files', tooManyFiles.slice(1)],
  ['the decisions', tooManyFiles.map((_, index) => `docs/decisions/${index}.md`)],
  ['a catalogue', ['packages/core/src/generated/messages/fr/app.ts']],
])('the check of sizes accepts %s', (_, planted) => {
  expect(findTooLarge(planted, () => 201).filter((line) => !/a\d+\.ts has/.test(line))).toEqual([])
})
