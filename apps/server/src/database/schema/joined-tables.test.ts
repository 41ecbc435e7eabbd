import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName, isTable } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as schema from './schema.ts'

const server = join(import.meta.dirname, '../..')
const script = readFileSync(join(server, '../../../deploy/citus/distribute.sql'), 'utf8')

/** Is the table distributed by the id of the person, so that its rows are on the same machine as the person's other rows? */
function isOfPerson(constant: string): boolean {
  const table: unknown = Reflect.get(schema, constant)
  if (!isTable(table)) throw new TypeError(`${constant} is no table of the schema.`)
  const name = getTableName(table)
  return name === 'users' || script.includes(`distribute('${name}', 'user_id', 'users')`)
}

/** The joins of a source that Citus would refuse, as it could not run them on one machine. */
function findWrongJoins(source: string): readonly string[] {
  const joins = source.matchAll(/\.from\((\w+)\)(?:(?!\.from\().)*?\.\w+Join\(\s*(\w+)/gs)
  return [...joins]
    .filter(([, from = '', joined = '']) => !(isOfPerson(from) && isOfPerson(joined)))
    .map(([, from, joined]) => `${from} and ${joined}`)
}

it('tables are joined only by the person, whose id distributes them on Citus', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  const sources = files.map((path) => readFileSync(join(server, path), 'utf8'))
  expect(sources.some((source) => source.includes('.innerJoin('))).toBe(true)
  expect(sources.flatMap(findWrongJoins)).toEqual([])
})

it('finds tables that are distributed by different columns', () => {
  const start = 'select({ at }).from(users)\n'
  expect(findWrongJoins(`${start}.innerJoin(userEmails, eq(userEmails.userId, users.id))`)).toEqual([
    'users and userEmails',
  ])
  expect(findWrongJoins(`${start}.innerJoin(passkeys, eq(passkeys.userId, users.id))`)).toEqual([])
})
