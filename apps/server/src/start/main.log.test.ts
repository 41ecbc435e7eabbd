import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, vi } from 'vitest'
import { readRelease } from '../operations/release.ts'
import { processTest as test } from '../testing/processes/process-test.ts'
import type { ServerProcess } from '../testing/processes/server-process.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

const readLog = ({ logs }: ServerProcess) =>
  logs.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

/** Fails as the query builder does, whose message has the values of the statement, when the process gets SIGUSR2. */
const failing = (how: string) => `process.on('SIGUSR2', () => {
  const error = new Error('Failed query: insert into users … params: ada@example.test', { cause: new Error('connection lost') })
  ${how}
})`

describe('the log of a process', () => {
  test('says when it has started, with release and database, why it stops, and when it has stopped', async ({
    start,
    own,
  }) => {
    const server = start()
    const { address } = await server.ready()
    server.child.kill('SIGTERM')
    expect(await server.ended()).toBe(0)
    const lines = readLog(server)
    expect(lines.filter(({ level }) => level === 'info')).toMatchObject([
      { msg: 'started', address, release: readRelease(), database: own === null ? 'embedded' : 'postgres' },
      { msg: 'stopping', reason: 'SIGTERM' },
      { msg: 'stopped', ms: expect.any(Number) as number },
    ])
  })

  test.for([
    ['a rejection that nobody handles', 'Promise.reject(error)'],
    ['an exception that nobody catches', 'throw error'],
  ] as const)(
    'has one line for %s, without the values of a statement, and the process exits with 1',
    async ([, how], { start, folder }) => {
      const file = join(folder, 'failing.mjs')
      await writeFile(file, failing(how))
      const server = start({ NODE_OPTIONS: `--import=${pathToFileURL(file).href}` })
      await server.ready()
      server.child.kill('SIGUSR2')
      expect(await server.ended()).toBe(1)
      expect(server.logs.err).toBe('')
      expect(server.logs.out).not.toContain('ada@example.test')
      expect(readLog(server).at(-1)).toMatchObject({ level: 'fatal', error: { message: 'connection lost' } })
    },
  )
})
