import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appRoot } from '../app-root.ts'
import { readConfig } from '../config.ts'
import { commands } from './admin/commands.ts'
import { createMetrics } from './observability/metrics.ts'

const guide = readFileSync(new URL('../../docs/operating.md', appRoot), 'utf8')

/** The rows of the table under a heading. */
function rowsBelow(heading: string): string[] {
  const [, after = ''] = guide.split(`\n## ${heading}\n`)
  return Array.from(after.split('\n## ')[0]?.matchAll(/^\| (`.*)$/gm) ?? [], ([, row = '']) => row)
}

test('docs/operating.md lists every metric that there is, and no other', async () => {
  const { text } = await createMetrics(readConfig({})).print()
  const names = Array.from(text.matchAll(/^# HELP (\S+)/gm), ([, name = '']) => name)
  const listed = rowsBelow('Metrics').map((row) => /^`(\w+)`/.exec(row)?.[1])
  expect(listed).toEqual(expect.arrayContaining(['foyer_logins_total']))
  expect(new Set(names.filter((name) => !/^(process|nodejs)_/.test(name)))).toEqual(new Set(listed))
})

test('docs/operating.md lists every admin command, and no other', () => {
  const listed = rowsBelow('Commands for the operator').flatMap((row) =>
    Array.from((row.split('|')[0] ?? '').matchAll(/`([\w-]+(?: import)?)/g), ([, name]) => name),
  )
  expect(new Set(listed)).toEqual(new Set(commands.map(({ name }) => name)))
})
