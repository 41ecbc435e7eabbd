import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, vi } from 'vitest'
import { appRoot } from '../../../app-root.ts'
import type { Environment } from '../../../settings/environment.ts'
import { processTest as test } from '../../../testing/processes/process-test.ts'

// A process takes a while to start, and longer when every core is busy.
vi.setConfig({ testTimeout: 120_000 })

const people = 4_000

/** Runs the built admin command. @param killAt the process is killed when this text appears on its standard error */
async function runImport(file: string, environment: Environment, killAt?: string) {
  const script = fileURLToPath(new URL('dist/admin.js', appRoot))
  const args = [script, 'users', 'import', file, '--format', 'foyer', '--json']
  const child = spawn(process.execPath, args, {
    cwd: fileURLToPath(appRoot),
    env: { PATH: process.env['PATH'], ...environment },
  })
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.err += text
    if (killAt !== undefined && said.err.includes(killAt)) child.kill('SIGKILL')
  })
  await once(child, 'close')
  return { signal: child.signalCode, ...said }
}

// R10.29
test('an import that was killed continues where it stopped when it is run again, without duplicates', async ({
  start,
  folder,
  own,
}) => {
  const environment = { DATABASE_URL: own?.url ?? '', DATA_DIR: join(folder, 'data') }
  const server = start(environment)
  await server.ready()
  server.child.kill('SIGTERM')
  await server.ended()
  const file = join(folder, 'users.jsonl')
  const rows = Array.from({ length: people }, (_, index) => ({ email: `person${index}@example.test` }))
  await writeFile(file, rows.map((row) => JSON.stringify(row)).join('\n'))

  const killed = await runImport(file, environment, '1000 rows read.')
  expect(killed).toMatchObject({ signal: 'SIGKILL', out: '' })
  const { out } = await runImport(file, environment)
  const { created, present, refused } = JSON.parse(out) as Record<string, number>
  expect(present).toBeGreaterThanOrEqual(800)
  expect(created).toBeGreaterThan(0)
  expect([(created ?? 0) + (present ?? 0), refused]).toEqual([people, 0])
  const again = JSON.parse((await runImport(file, environment)).out) as object
  expect(again).toMatchObject({ created: 0, present: people, refused: 0 })
})
