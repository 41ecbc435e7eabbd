import { expect, test } from 'vitest'
import { summarizeStatement } from './summarize-statement.ts'

test.each([
  ['select 1', 'select'],
  ['begin', 'begin'],
  ['select "id" from "users" where "users"."email" = $1', 'select users'],
  ['insert into "settings" ("key") values ($1) on conflict do nothing', 'insert settings'],
  ['update "users" set "name" = $1 where "id" = $2', 'update users'],
  ['select s.id from sessions s join users u on u.id = s.user_id', 'select sessions select users'],
  [
    `with login as (select * from jsonb_to_recordset($1) as login (id uuid)
     ), held as (select * from users where id in (select id from login) for share
     ), opened as (insert into sessions (id) select id from held)
     insert into audit_events (id) select id from login`,
    'select users insert sessions insert audit_events',
  ],
])('%s is shown in a trace as: %s', (text, summary) => {
  expect(summarizeStatement(text)).toBe(summary)
})
