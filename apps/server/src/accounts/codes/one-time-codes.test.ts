import { describe, expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import { ada } from '../../testing/people.ts'
import { wrongCodeFor } from '../../testing/recovery-test.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { isCitus } from '../../testing/test-database.ts'
import { findCode, guessCode, maxGuesses, useCode, writeCode, type CodeHolder } from './one-time-codes.ts'

const holder: CodeHolder = { purpose: 'sign-in', secret: 'the secret of a browser' }
const name = { kind: 'email', given: ada.email, normalized: ada.email } as const
const isOver = { code: 'code_over' }

const write = ({ drizzle }: Database, to = holder) => writeCode(drizzle, { holder: to, name, userId: null })

const guess = ({ drizzle }: Database, code: string) =>
  guessCode(drizzle, holder, { code, normalized: name.normalized })

/** @returns how many wrong guesses are answered as such until the code is over */
async function countGuesses(database: Database, code: string): Promise<number> {
  for (let guesses = 0; guesses < 9; guesses++) {
    const error = await guess(database, wrongCodeFor(code)).catch((reason: unknown) => reason)
    if ((error as typeof isOver).code === isOver.code) return guesses + 1
  }
  return Infinity
}

describe('A code that was guessed, but not used yet,', () => {
  test('opens nothing once another was sent in its place, which still works', async ({ start }) => {
    const { database } = (await start()).context
    const guessed = await guess(database, await write(database))
    const next = await write(database)
    await expect(useCode(database.drizzle, guessed)).rejects.toMatchObject(isOver)
    await useCode(database.drizzle, await guess(database, next))
  })

  test('opens nothing once its ten minutes are over', async ({ start }) => {
    const { database } = (await start()).context
    const guessed = await guess(database, await write(database))
    await database.query('update one_time_codes set expires_at = now()')
    await expect(useCode(database.drizzle, guessed)).rejects.toMatchObject(isOver)
  })

  test('opens once, and leaves the codes of other browsers and purposes alone', async ({ start }) => {
    const { database } = (await start()).context
    const others: CodeHolder[] = [
      { ...holder, secret: 'the secret of another' },
      { ...holder, purpose: 'proof' },
    ]
    for (const other of others) await write(database, other)
    const guessed = await guess(database, await write(database))
    await useCode(database.drizzle, guessed)
    await expect(useCode(database.drizzle, guessed)).rejects.toMatchObject(isOver)
    for (const other of others) expect(await findCode(database.drizzle, other)).toMatchObject({ guesses: 0 })
  })
})

// Skipped on Citus, which does not support triggers on distributed tables.
test.skipIf(isCitus)(
  'A code sent while the code before it is being guessed can be guessed as often as any other',
  async ({ start }) => {
    const { database } = (await start()).context
    const next = await write(database)
    const [replaced] = await database.query<{ hash: string }>('select code_hash as hash from one_time_codes')
    const first = await write(database)
    // The database replaces the code once the guess at it is counted, like a concurrent request.
    await database.query(
      `create function replace_code() returns trigger language plpgsql as
       'begin update one_time_codes set code_hash = ''${replaced?.hash}'', guesses = 0; return null; end'`,
    )
    await database.query(
      `create trigger meanwhile after update on one_time_codes for each row
       when (new.guesses > old.guesses) execute function replace_code()`,
    )
    try {
      await guess(database, first)
    } finally {
      await database.query('drop function replace_code cascade')
    }
    expect(await countGuesses(database, next)).toBe(maxGuesses)
    await expect(guess(database, next)).rejects.toMatchObject(isOver)
  },
)
