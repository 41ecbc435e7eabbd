// @ts-check
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readText, root } from '../../run/programs.mjs'
import { findMigrationFaults } from './migration-rules.mjs'

const folder = 'apps/server/migrations'
const migrations = readdirSync(root + folder).filter((name) => name.endsWith('.sql'))

it.each(migrations)(
  '%s only adds, so that two releases can run at once, and blocks nobody meanwhile',
  (name) => {
    expect(findMigrationFaults(name, readText(`${folder}/${name}`))).toEqual([])
  },
)

describe('a migration is refused', () => {
  it.each([
    ['that does nothing', '-- Nothing.', /no statement/],
    ['that drops a column', 'alter table users drop column name;', /does more than add/],
    ['that drops a table', 'drop table users;', /does more than add/],
    ['that renames a table', 'alter table users rename to people;', /does more than add/],
    ['that changes a type', 'alter table users alter column name type varchar(80);', /does more than add/],
    [
      'that makes a column required',
      'alter table users alter column name set not null;',
      /does more than add/,
    ],
    [
      'that adds a required column without a default',
      'alter table users add column a text not null;',
      /does more than add/,
    ],
    [
      'that checks all rows at once',
      'alter table users add constraint a check (b > 0);',
      /does more than add/,
    ],
    ['that updates rows', "update users set name = '';", /does more than add/],
    [
      'that computes a default for each row',
      'alter table users add column a uuid not null default gen_random_uuid();',
      /rewrites the table/,
    ],
    [
      'that validates a constraint in the file that adds it',
      'alter table users add constraint a check (b > 0) not valid; alter table users validate constraint a;',
      /validated in a file after/,
    ],
    ['that makes an index of a large table', 'create index a on users (name);', /made concurrently/],
    [
      'that is marked as outside of a transaction and makes a plain index',
      '-- Outside of a transaction.\ncreate index a on users (name);',
      /made concurrently/,
    ],
    [
      'that makes an index concurrently and is not marked as outside of a transaction',
      'create index concurrently if not exists a on users (name);',
      /outside of a transaction/,
    ],
    [
      'that does other things outside of a transaction',
      '-- Outside of a transaction.\nalter table users add column a text;',
      /outside of a transaction/,
    ],
  ])('%s', (_, script, fault) => {
    expect(findMigrationFaults('9000-planted.sql', script).join('\n')).toMatch(fault)
  })

  it.each([
    ['a table with its index', 'create table a (b int primary key, c int); create index a_c on a (c);'],
    ['a column with a constant', "alter table users add column a text not null default 'b';"],
    ['a column with the time', 'alter table users add column a timestamptz not null default now();'],
    [
      'an index made concurrently',
      '-- Outside of a transaction.\ncreate index concurrently if not exists a on users (name);',
    ],
  ])('but not for %s', (_, script) => {
    expect(findMigrationFaults('9000-planted.sql', script)).toEqual([])
  })
})
