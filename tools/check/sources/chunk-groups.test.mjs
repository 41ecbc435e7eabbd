// @ts-check
// apps/web/build/chunk-groups.mjs chooses modules by words of their paths, so a renamed file could drop out of its group unnoticed.
import { expect, it } from 'vitest'
import { chunkGroups } from '../../../apps/web/build/chunk-groups.mjs'
import { listFiles } from '../../run/list-files.mjs'
import { root } from '../../run/programs.mjs'

const folders = ['apps/web', 'packages/core', 'packages/kit', 'packages/sign-in', 'packages/account']
const paths = folders.flatMap((folder) =>
  listFiles(`${root}${folder}/src`).map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`),
)

it.each(chunkGroups.flatMap(({ name, test }) => (test instanceof RegExp ? [[name, test.source]] : [])))(
  'each word that chooses the modules of the group %s is in the path of a module',
  (_, source = '') => {
    const words = source.match(/[a-z][a-z-]+/g) ?? []
    expect(words.length).toBeGreaterThan(0)
    expect(words.filter((word) => !paths.some((path) => path.includes(word)))).toEqual([])
  },
)
