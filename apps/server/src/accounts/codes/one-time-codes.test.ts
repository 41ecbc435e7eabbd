import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import type { Database } from '../../database/database.ts'
import { ada, bob } from '../../testing/people.ts'
import { wrongCodeFor } from '../../testing/recovery-test.ts'
import { serverTest as test } from '../../testing/server-test.ts'
import { findCode, guessCode, maxGuesses, useCode, writeCode, type CodeHolder } from './one-time-codes.ts'

const holder: CodeHolder = { purpose: 'sign-in', secret: 'the secret of a browser' }
const name = { kind: 'email', given: ada.email, normalized: ada.email } as const
const isOver = { code: 'code_over' }

const write = ({ drizzle }: Database, to = holder) => writeCode(drizzle, { holder: to, name, userId: null })

const guess = ({ drizzle }: Database, code: string) =>
  guessCode(drizzle, holder, { code, normalized: name.normalized })

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

  test('cannot be guessed again once its ten minutes are over', async ({ start }) => {
    const { database } = (await start()).context
    const code = await write(database)
    await database.query('update one_time_codes set expires_at = now()')
    await expect(guess(database, code)).rejects.toMatchObject(isOver)
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

describe('Concurrent guesses at one code', () => {
  test('of which all are right are all recognised, though only one guess is left, and allow one use', async ({
    start,
  }) => {
    const { database } = (await start()).context
    const code = await write(database)
    for (let time = 1; time < maxGuesses; time++)
      await expect(guess(database, wrongCodeFor(code))).rejects.toMatchObject({ code: 'validation_failed' })
    const copies = Array.from({ length: 10 }, () => guess(database, code))
    const uses = (await Promise.all(copies)).map((verifiedCode) => useCode(database.drizzle, verifiedCode))
    const results = await Promise.allSettled(uses)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject(isOver)
  })

  test('of which all are wrong are counted one by one, and end it', async ({ start }) => {
    const { database } = (await start()).context
    const code = await write(database)
    const copies = Array.from({ length: 10 }, () => guess(database, wrongCodeFor(code)))
    const errors = (await Promise.allSettled(copies)).map((result) =>
      result.status === 'rejected' ? (result.reason as typeof isOver).code : 'right',
    )
    expect(errors.toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'code_over'),
      ...Array.from({ length: 4 }, () => 'validation_failed'),
    ])
    await expect(guess(database, code)).rejects.toMatchObject(isOver)
  })
})

const strangers: readonly (readonly [
  whose: string,
  holder: CodeHolder,
  to: string,
  sessionId: string | null,
])[] = [
  ['another purpose', { ...holder, purpose: 'proof' }, ada.email, null],
  ['another browser', { ...holder, secret: 'the secret of another' }, ada.email, null],
  ['another identifier', holder, bob.email, null],
  ['another session', holder, ada.email, randomUUID()],
]

test.for(strangers)(
  'The digits of a code are no guess at it when they come for %s',
  async ([, by, normalized, sessionId], { start }) => {
    const { database } = (await start()).context
    const code = await write(database)
    await expect(guessCode(database.drizzle, by, { code, normalized, sessionId })).rejects.toMatchObject(
      isOver,
    )
    expect(await findCode(database.drizzle, holder)).toMatchObject({ guesses: 0 })
    await useCode(database.drizzle, await guess(database, code))
  },
)

test('A right guess leaves the other guesses to the person, who may have to send the code again', async ({
  start,
}) => {
  const { database } = (await start()).context
  const code = await write(database)
  for (let time = 0; time <= maxGuesses; time++) await guess(database, code)
  for (let time = 1; time < maxGuesses; time++)
    await expect(guess(database, wrongCodeFor(code))).rejects.toMatchObject({ code: 'validation_failed' })
  await useCode(database.drizzle, await guess(database, code))
})
