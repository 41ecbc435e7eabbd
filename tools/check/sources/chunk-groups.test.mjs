// @ts-check
// apps/web/build/chunk-groups.mjs chooses modules by words of their paths, so a renamed file could drop out of its group unnoticed.
import { expect, it } from 'vitest'
import { listFiles } from '../../run/list-files.mjs'
import { readText, root } from '../../run/programs.mjs'
import { parseSource, walk } from './syntax.mjs'

const file = 'apps/web/build/chunk-groups.mjs'
const folders = ['apps/web', 'packages/core', 'packages/kit', 'packages/sign-in', 'packages/account']
const paths = folders.flatMap((folder) =>
  listFiles(`${root}${folder}/src`).map((path) => `${folder}/src/${path}`),
)

/** @type {string[]} */
const patterns = []
walk(parseSource(file, readText(file)), ({ type, regex }) => {
  if (type === 'Literal' && regex) patterns.push(/** @type {{ pattern: string }} */ (regex).pattern)
})

it('each word that chooses the modules of a chunk group is in the path of a module', () => {
  expect(patterns.length).toBeGreaterThan(5)
  const words = patterns.flatMap((pattern) => pattern.match(/[a-z][a-z-]+/g) ?? [])
  expect(words.filter((word) => !paths.some((path) => path.includes(word)))).toEqual([])
})
