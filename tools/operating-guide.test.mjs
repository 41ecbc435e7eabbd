// @ts-check
// Is docs/operating.md true, as far as that can be read off the files? The server's own tests ask for its variables, its
// metrics and its commands.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** @param {string} file */
const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** @param {string} text @param {RegExp} pattern */
const findNames = (text, pattern) => new Set(Array.from(text.matchAll(pattern), ([, name]) => name))

it.each([['apps/sandbox/src/config.ts', 'Settings of the sandbox']])(
  'docs/operating.md lists every variable of %s, and no other, under "%s"',
  (config, heading) => {
    const [, section = ''] = read('docs/operating.md').split(`\n## ${heading}\n`)
    const [table = ''] = section.split('\n## ')
    const variables = findNames(read(config), /\(\s*(?:environment, )?'([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)'/g)
    expect(variables.size).toBeGreaterThan(0)
    expect(findNames(table, /^\| `([A-Z\d_]+)`/gm)).toEqual(variables)
  },
)

it('docs/operating.md lists every alert of deploy/alerts.yaml, which ask for metrics that there are', () => {
  const [rules, guide] = [read('deploy/alerts.yaml'), read('docs/operating.md')]
  const alerts = findNames(rules, /alert: (\w+)/g)
  expect(alerts.size).toBeGreaterThan(0)
  expect(findNames(guide, /^\| `(Foyer\w+)`/gm)).toEqual(alerts)
  expect(rules.match(/reason: /g)).toHaveLength(alerts.size)
  const metrics = findNames(guide, /^\| `(foyer_\w+)`/gm)
  expect([...findNames(rules, /\b(foyer_\w+)/g)].filter((name) => !metrics.has(name))).toEqual([])
})

const migrations = readdirSync(new URL('../apps/server/migrations', import.meta.url)).filter((name) =>
  name.endsWith('.sql'),
)

/** What processes of the release before can live with: new tables, and columns that they need not fill. */
const additions = [
  /^create table \w+ \(/,
  /^create index \w+ on \w+ \(/,
  /^alter table \w+ add column \w+ (?!.*\bnot null\b(?!.*\bdefault\b))/,
]

it.each(migrations)('%s only adds, so that two releases can run at once', (name) => {
  const statements = read(`apps/server/migrations/${name}`)
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '')
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.filter((statement) => !additions.some((form) => form.test(statement)))).toEqual([])
})
