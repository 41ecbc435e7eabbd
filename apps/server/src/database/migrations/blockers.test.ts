import { expect, test } from 'vitest'
import { keepKnownTable, type Blockage } from './blockers.ts'

const blockers = [{ pid: 4711, application: 'pg_dump', user: 'backup', seconds: 75 }]
const onUsers: Blockage = { table: 'users', blockers }
const onNothing: Blockage = { table: null, blockers }
const onSessions: Blockage = { table: 'sessions', blockers }

test.each([
  { look: 'a first look that sees no table', before: undefined, now: onNothing, table: null },
  {
    look: 'a last look that no longer sees the table',
    before: onUsers,
    now: onNothing,
    table: 'users',
  },
  { look: 'a look that sees another table', before: onUsers, now: onSessions, table: 'sessions' },
])('the table that a blocked migration reports is right after $look', ({ before, now, table }) => {
  expect(keepKnownTable(now, before)).toEqual({ table, blockers })
})
