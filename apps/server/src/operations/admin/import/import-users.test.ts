import { describe, expect } from 'vitest'
import { knownHashes } from '../../../accounts/passwords/formats/testing/known-hashes.ts'
import { ada } from '../../../testing/people.ts'
import { isCitus } from '../../../testing/test-database.ts'
import { exports, firebaseConfig } from './testing/exports.ts'
import { everything, importTest as test, lines } from './testing/import-test.ts'

const hash = knownHashes[0]?.hash ?? ''

// R10.29
describe('users import', () => {
  test.for(exports.map((each, index) => ({ ...each, index })))(
    'lets a person from another system sign in with their password: $format, file $index',
    async ({ format, text, password, name }, { installation: { admin, open, context }, write }) => {
      const file = await write(text)
      const config = format === 'firebase' ? ['--hash-config', await write(firebaseConfig, 'config')] : []
      const run = () => admin('users', 'import', file, '--format', format, ...config)
      const { code, out, err } = await run()
      expect({ code, out, err }).toEqual({
        code: 0,
        out: 'Read 1, made 1, already here 0, refused 0.',
        err: '',
      })
      const [user] = await context.database.query<Record<string, unknown>>(everything)
      expect(user).toMatchObject(
        'email' in name ? { ...name, emailVerified: true } : { ...name, phoneVerified: true },
      )
      if (user?.['name'] !== null) expect(user?.['name']).toBe('Ada Lovelace')
      expect(await open().callForError('login', { ...name, password: 'Wrong1password' })).toMatchObject({
        status: 401,
      })
      expect(await open().call('login', { body: { ...name, password } })).toMatchObject({ status: 200 })
      // A second run changes nothing.
      expect(await run()).toMatchObject({ out: 'Read 1, made 0, already here 1, refused 0.' })
      expect(await context.database.query(everything)).toEqual([user])
    },
  )

  test('keeps names, dates, accounts at providers, and ids that are UUIDs', async ({
    installation: { admin, context },
    write,
  }) => {
    const whole = exports.filter(({ text }) => text.includes('1234567890'))
    expect(new Set(whole.map(({ format }) => format)).size).toBe(4)
    for (const { format, text } of whole) {
      await context.database.query('delete from users')
      for (const table of ['user_emails', 'user_phones', 'identities'])
        await context.database.query(`delete from ${table}`)
      const config = format === 'firebase' ? ['--hash-config', await write(firebaseConfig, 'config')] : []
      await admin('users', 'import', await write(text), '--format', format, ...config)
      const [user] = await context.database.query<{ id: string }>(everything)
      expect(user).toMatchObject({ name: 'Ada Lovelace', social: 'google', subject: '1234567890' })
      expect(user).toMatchObject({ createdAt: new Date('2020-01-01T00:00:00Z') })
      if (text.includes('0b1c5bd2')) expect(user?.id).toBe('0b1c5bd2-6f5e-4cf4-9c65-0d8a5a7d9c11')
    }
  })

  test('says in a dry run what a run will do, and changes nothing', async ({
    installation: { admin, context },
    write,
  }) => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      email: `person${index % 440}@example.test`,
      id: `${index}`,
    }))
    const file = await write(lines(rows))
    const run = async (...more: string[]) =>
      JSON.parse((await admin('users', 'import', file, '--format', 'foyer', '--json', ...more)).out) as object
    const dry = await run('--dry-run')
    expect(dry).toMatchObject({ rows: 450, created: 440, present: 0, refused: 10, isDryRun: true })
    expect(await context.database.query('select 1 from users union all select 1 from audit_events')).toEqual(
      [],
    )
    expect(await run()).toEqual({ ...dry, isDryRun: false })
    expect(await run('--dry-run')).toMatchObject({ created: 0, present: 440, refused: 10 })
    expect(
      await context.database.query(
        "select details from audit_events where event = 'operator_imported_users' order by at",
      ),
    ).toEqual(
      [200, 200, 40].map((users) => ({
        details: { format: 'foyer', users: String(users), operator: 'grace' },
      })),
    )
  })

  test('does not bring back an account that was deleted here', async ({
    installation: { admin, context },
    write,
  }) => {
    const file = await write(lines([{ email: ada.email, passwordHash: hash }]))
    await admin('users', 'import', file, '--format', 'foyer')
    expect((await admin('delete-user', ada.email, '--yes')).code).toBe(0)
    const { out } = await admin('users', 'import', file, '--format', 'foyer')
    expect(out).toContain('this account was deleted here')
    expect(await context.database.query('select 1 from users')).toEqual([])
  })

  // Skipped on Citus, which does not support triggers on distributed tables.
  test.skipIf(isCitus)(
    'continues after the database went away, without duplicates',
    async ({ installation: { admin, context }, write }) => {
      const { database } = context
      const file = await write(
        lines(Array.from({ length: 500 }, (_, index) => ({ email: `person${index}@example.test` }))),
      )
      await database.query(`create function fail() returns trigger language plpgsql as
      $$ begin if new.email = 'person450@example.test' then raise exception 'gone'; end if; return new; end $$`)
      await database.query(
        'create trigger fail before insert on user_emails for each row execute function fail()',
      )
      try {
        expect(await admin('users', 'import', file, '--format', 'foyer')).toMatchObject({ code: 1, out: '' })
      } finally {
        await database.query('drop trigger fail on user_emails')
        await database.query('drop function fail')
      }
      expect(await database.query('select count(*)::int from users')).toEqual([{ count: 400 }])
      expect((await admin('users', 'import', file, '--format', 'foyer')).out).toBe(
        'Read 500, made 100, already here 400, refused 0.',
      )
      expect(await database.query('select count(*)::int from user_emails')).toEqual([{ count: 500 }])
    },
  )
})
