import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { appRoot } from '../app-root.ts'
import { ada } from '../testing/people.ts'
import { serverTest as test } from '../testing/server-test.ts'

const guide = readFileSync(new URL('../../docs/clusters/cluster.md', appRoot), 'utf8')

test('the statements of docs/clusters/cluster.md to run after a restore end every session, link and code, and keep the accounts', async ({
  start,
}) => {
  const { open, context } = await start()
  const { database } = context
  const browser = open()
  await browser.call('register', { body: ada })
  await database.query(
    `insert into recovery_links (token_hash, user_id, expires_at) select 'hash', id, now() + interval '1 hour' from users`,
  )
  await context.tokens.maintainKeys()
  const [, statements = ''] = /```sql\n(.*?)```/s.exec(guide.split('## After a restore')[1] ?? '') ?? []
  await database.runScript(statements)
  for (const table of [
    'sessions',
    'recovery_links',
    'recovery_codes',
    'password_setups',
    'social_states',
    'token_keys',
    'pending_sign_ins',
    'totp_enrolments',
    'trusted_devices',
    'one_time_codes',
    'identifier_undos',
  ]) {
    expect(await database.query(`select 1 from ${table}`), table).toEqual([])
  }
  expect(await browser.call('session')).toMatchObject({ status: 401 })
  expect(await browser.call('login', { body: ada })).toMatchObject({ status: 200 })
})
