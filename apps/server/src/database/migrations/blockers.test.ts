import { expect, test } from 'vitest'
import { keepTable, type Blockage } from './blockers.ts'

const blockers = [{ pid: 4711, application: 'pg_dump', user: 'backup', seconds: 75 }]
const onUsers: Blockage = { table: 'users', blockers }
const onNothing: Blockage = { table: null, blockers }
const onSessions: Blockage = { table: 'sessions', blockers }

test.each([
  { look: 'the first without a table', before: undefined, now: onNothing, table: null },
  {
    look: 'one at the end of the wait, which sees no table any more',
    before: onUsers,
    now: onNothing,
    table: 'users',
  },
  { look: 'one that sees another table', before: onUsers, now: onSessions, table: 'sessions' },
])('the table that a migration waits for is known after $look', ({ before, now, table }) => {
  expect(keepTable(now, before)).toEqual({ table, blockers })
})
