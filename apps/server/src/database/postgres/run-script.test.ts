import { expect, test } from 'vitest'
import { splitStatements } from './run-script.ts'

test.for([
  ['two statements', 'select 1; select 2;', ['select 1', 'select 2']],
  ['a semicolon in a comment', '-- one; two\nselect 1;\n-- the end;\n', ['select 1']],
  [
    'a semicolon in a text',
    `insert into a values ('it''s; so'); select 2`,
    [`insert into a values ('it''s; so')`, 'select 2'],
  ],
  [
    'a body',
    'do $$ begin perform 1; perform 2; end $$; select 1',
    ['do $$ begin perform 1; perform 2; end $$', 'select 1'],
  ],
] as const)('a script with %s is run statement by statement', ([, script, statements]) => {
  expect(splitStatements(script)).toEqual(statements)
})
