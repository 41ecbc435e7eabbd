import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminTest } from '../../../../testing/admin-test.ts'

interface Fixtures {
  /** Writes a file, and returns its path. */
  write: (text: string, name?: string) => Promise<string>
}

/** A test of the admin command line that writes files for it. */
export const importTest = adminTest.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
  async write({}, use) {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-import-'))
    await use(async (text, name = 'users') => {
      await writeFile(join(folder, name), text)
      return join(folder, name)
    })
    await rm(folder, { recursive: true, force: true })
  },
})

/** Selects all people in the database, with their identifiers and their accounts at providers. */
export const everything = `with e as materialized (select * from user_emails), p as materialized (select * from user_phones),
  i as materialized (select * from identities)
  select u.id, u.email, u.phone, u.name, u.created_at as "createdAt", e.verified_at is not null as "emailVerified",
  p.verified_at is not null as "phoneVerified", i.social, i.subject from users u left join e on e.user_id = u.id
  left join p on p.user_id = u.id left join i on i.user_id = u.id order by u.email, u.phone`

/** Writes rows as JSON Lines. */
export const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
