import { describe, expect, vi } from 'vitest'
import { createLogger } from '../../../operations/observability/create-logger.ts'
import { ada } from '../../../testing/people.ts'
import { serverTest as test, type TestServer } from '../../../testing/server-test.ts'
import { createSeenRecorder } from './note-seen.ts'

/** A recorder on a clock of its own, and a session that was last seen an hour ago. */
async function prepare({ open, context }: TestServer) {
  const { database } = context
  await open().call('register', { body: ada })
  await database.query(`update sessions set last_seen_at = now() - interval '1 hour'`)
  const due = await database.query<{ id: string; token_hash: string }>(
    'select user_id as id, token_hash from sessions',
  )
  const log: string[] = []
  let milliseconds = 0
  const update = vi.spyOn(database.drizzle, 'update')
  const noteSeen = createSeenRecorder(
    database,
    createLogger('warn', { write: (line) => void log.push(line) }),
    { idleMinutes: null },
    () => milliseconds,
  )
  return {
    log,
    update,
    noteSeen: () => noteSeen(due),
    pass: (seconds: number) => (milliseconds += seconds * 1_000),
    rename: (from: string, to: string) => database.runScript(`alter table ${from} rename to ${to}`),
    isSeen: async () =>
      (await database.query(`select 1 from sessions where last_seen_at > now() - interval '1 minute'`))
        .length === 1,
  }
}

describe('when a session was last seen', () => {
  test('is not written for a minute after a failure, which is logged once, until it succeeds', async ({
    start,
  }) => {
    const { log, update, noteSeen, pass, rename, isSeen } = await prepare(await start())
    await rename('sessions', 'sessions_elsewhere')
    noteSeen()
    await expect.poll(() => log).toHaveLength(1)
    pass(59)
    noteSeen()
    expect(update).toHaveBeenCalledTimes(1)
    pass(1)
    noteSeen()
    expect(update).toHaveBeenCalledTimes(2)
    await Promise.allSettled(update.mock.results.map(({ value }) => value as Promise<unknown>))
    await rename('sessions_elsewhere', 'sessions')
    pass(60)
    noteSeen()
    await expect.poll(isSeen).toBe(true)
    expect(log).toHaveLength(1)
    expect(JSON.parse(log[0] ?? '')).toMatchObject({
      level: 'warn',
      msg: expect.stringContaining('not logged again') as string,
    })
    update.mockRestore()
  })
})
