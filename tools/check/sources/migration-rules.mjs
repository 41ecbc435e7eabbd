// @ts-check
// The rules for migrations that run while processes of two releases use the tables: they only add, and block nobody for long.

/** The first migration that must follow the rules. Older ones stay as they are, because published files never change. */
const firstOfTheRules = '0017'

/**
 * Files that do more, each for the reason in its comment: the previous release can work with the result, and no lock is
 * held for longer than a moment.
 */
const reviewed = new Set(['0019-audit-events-until.sql', '0021-audit-events-by-month.sql'])

const marker = '-- Outside of a transaction.\n'

/** Changes that the previous release can work with: new tables, and columns that it need not fill or read. */
const additions = [
  /^create table (if not exists )?\w+ \(/,
  /^create (unique )?index (concurrently if not exists )?\w+ on \w+ \(/,
  /^alter table \w+ add column \w+ (?!.*\bnot null\b(?!.*\bdefault\b))/,
  /^alter table \w+ alter column \w+ drop not null$/,
  /^alter table \w+ add constraint \w+ check \(.*\) not valid$/,
  /^alter table \w+ validate constraint \w+$/,
]

/** @type {readonly { what: string, isIn: (statement: string, all: readonly string[], isOutside: boolean) => boolean }[]} */
const delays = [
  {
    what: 'an index of a table that has rows is made concurrently, in a file that begins with "-- Outside of a transaction."',
    isIn: (statement, statements, isOutside) => {
      const table = /^create (?:unique )?index \w+ on (\w+)/.exec(statement)?.[1]
      return (
        table !== undefined &&
        (isOutside || !statements.some((each) => each.startsWith(`create table ${table} (`)))
      )
    },
  },
  {
    what: 'outside of a transaction there is only "create index concurrently if not exists"',
    isIn: (statement, _all, isOutside) =>
      isOutside !== /^create (unique )?index concurrently if not exists /.test(statement),
  },
  {
    what: 'a default that is computed for each row rewrites the table; only constants and now() do not',
    isIn: (statement) => /^alter table .* add column .*\bdefault\b(?! now\(\)).*\(/.test(statement),
  },
  {
    what: 'a constraint is validated in a file after the one that adds it, so that nobody waits while the rows are read',
    isIn: (statement, statements) =>
      statement.includes(' validate constraint ') &&
      statements.some((each) => each.includes(' add constraint ')),
  },
]

/** Returns the violations of a file, a sentence each. @param {string} name its file name @param {string} script @returns {string[]} */
export function findMigrationFaults(name, script) {
  if (reviewed.has(name)) return []
  const parts = script.replaceAll(/--.*$/gm, '').split(';')
  const statements = parts.map((part) => part.replaceAll(/\s+/g, ' ').trim()).filter((part) => part !== '')
  if (statements.length === 0) return ['there is no statement in it']
  const isOutside = script.startsWith(marker)
  return statements.flatMap((statement) => {
    if (!additions.some((form) => form.test(statement)))
      return [`"${statement}" does more than add, and a process of the release before may not work with it`]
    if (name < firstOfTheRules) return []
    return delays
      .filter(({ isIn }) => isIn(statement, statements, isOutside))
      .map(({ what }) => `"${statement}": ${what}`)
  })
}
