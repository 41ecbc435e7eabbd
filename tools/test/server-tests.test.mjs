import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { root } from '../run/programs.mjs'
import { statementsOfBoth, fullProcessTests, withoutPostgres } from './server-tests.mjs'

const cwd = join(root, 'apps/server/src')

it('every test of the server runs on some kind of database', () => {
  const onPostgresAlone = globSync([...fullProcessTests, ...statementsOfBoth], { cwd })
  const onEmbeddedAlone = new Set(globSync(withoutPostgres, { cwd }))
  expect(onPostgresAlone.filter((file) => onEmbeddedAlone.has(file))).toEqual([])
})

it.each([...fullProcessTests, ...statementsOfBoth, ...withoutPostgres])(
  'the pattern %s matches files',
  (tests) => {
    expect(globSync(tests, { cwd })).not.toEqual([])
  },
)
