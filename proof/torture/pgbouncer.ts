// The races again, through PgBouncer in transaction mode. A PgBouncer that does not support prepared statements must be detected at the start.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { chooseOsUser } from '../../apps/server/src/testing/postgres/os-user.ts'
import { findProgram, installPackages } from '../../tools/test/system-programs.mjs'
import { findFreePort, queryAt, type Product } from '../product.ts'
import type { Row } from '../report.ts'
import { runRaces } from './races/races.ts'
import { waitFor } from './wait-for.ts'

/** The first version that keeps the prepared statements of its clients apart. */
const minPreparingVersion = [1, 21]

/** Runs the races with Debian's PgBouncer, and with the one of PGBOUNCER_PATH. */
export async function runPgBouncer(product: Product, races: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const program of await findPgBouncers()) rows.push(...(await runOne(program, product, races)))
  return rows
}

async function runOne(program: string, product: Product, races: number): Promise<Row[]> {
  const version = /\d+(?:\.\d+)+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? ''
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const supportsPreparedStatements =
    major > Number(minPreparingVersion[0]) || minor >= Number(minPreparingVersion[1])
  const pgBouncer = await startPgBouncer(program, product, supportsPreparedStatements)
  // A separate database, because the races use the same phone numbers and vouchers each time.
  const database = `pgbouncer_${version.replaceAll('.', '_')}`
  await product.query(`create database ${database}`)
  const urlAt = (server = '') => Object.assign(new URL(server), { pathname: `/${database}` }).href
  const withPgBouncer = (environment: Record<string, string>): Product => ({
    ...product,
    query: queryAt(urlAt(product.postgres?.url)),
    start: (changes) => product.start({ DATABASE_URL: urlAt(pgBouncer.url), ...environment, ...changes }),
  })
  const name = (rows: Row[], mode: string) =>
    rows.map((row) => ({ ...row, name: `PgBouncer ${version}, ${mode}: ${row.name}` }))
  try {
    if (supportsPreparedStatements) return name(await runRaces(withPgBouncer({}), races), 'prepared')
    const answer = await expectStartError(withPgBouncer({}), version)
    return [
      answer,
      ...name(await runRaces(withPgBouncer({ DATABASE_PREPARED: 'off' }), races), 'not prepared'),
    ]
  } finally {
    await pgBouncer.stop()
  }
}

async function expectStartError(product: Product, version: string): Promise<Row> {
  const result = await product.start().then(
    () => 'it started',
    (error: unknown) => String(error),
  )
  const isNamed = /a pooler in front of it does not keep prepared statements/.test(result)
  return {
    name: `PgBouncer ${version}, prepared: the start is refused`,
    runs: 1,
    result: isNamed ? 'refused in one sentence' : 'not refused',
    faults: isNamed ? [] : [result],
  }
}

async function startPgBouncer(program: string, product: Product, supportsPreparedStatements: boolean) {
  const postgres = new URL(product.postgres?.url ?? '')
  const port = await findFreePort()
  const user = chooseOsUser()
  const folder = mkdtempSync(join(product.folder, 'pgbouncer-'))
  writeFileSync(join(folder, 'users.txt'), `"${postgres.username}" ""\n`)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    max_client_conn: 1_000,
    default_pool_size: 10,
    ...(supportsPreparedStatements ? { max_prepared_statements: 200 } : {}),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]\n* = host=${postgres.hostname} port=${postgres.port}\n[pgbouncer]\n${lines.join('\n')}\n`,
  )
  if (user.uid !== undefined) {
    // PgBouncer runs as another user, but the product's folder belongs to this one.
    for (const path of [product.folder, folder, file]) chownSync(path, user.uid, user.gid)
  }
  const child = spawn(program, ['-q', file], { ...user, stdio: 'ignore' })
  await waitFor('PgBouncer', () =>
    child.exitCode === null ? isListening(port) : Promise.reject(new Error('it ended')),
  )
  return {
    url: Object.assign(new URL(postgres), { host: `127.0.0.1:${port}` }).href,
    async stop() {
      child.kill('SIGINT')
      await once(child, 'exit')
    },
  }
}

/** Does anything listen at this port? `undefined` if not, so that `until` goes on waiting. */
async function isListening(port: number): Promise<true | undefined> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return undefined
  } finally {
    socket.destroy()
  }
}

async function findPgBouncers(): Promise<Set<string>> {
  const find = (variable?: string) => findProgram(['pgbouncer', '../sbin/pgbouncer'], variable)
  if (find() === undefined) await installPackages(['pgbouncer'], '--no-install-recommends')
  const found = [find(), find('PGBOUNCER_PATH')].filter((program) => program !== undefined)
  if (found.length > 0) return new Set(found)
  throw new Error(
    'PgBouncer is not installed. On Debian: apt-get install pgbouncer; or name one by PGBOUNCER_PATH.',
  )
}
