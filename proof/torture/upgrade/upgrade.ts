// Two processes of the previous release are replaced by two of this one while people keep using the product.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { routes } from '@foyer/core/wire'
import { sendRequest } from '../../send-request.ts'
import { newEmail, password, signUp, type Person } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import type { Row } from '../../report.ts'
import { buildFormerRelease, type FormerRelease } from './former-release.ts'
import { openRoundRobin } from './round-robin.ts'

const connections = 100

/** How a transaction is opened that keeps reading when the upgrade begins; `null`: there is none. */
const readers: Readonly<Record<string, string | null>> = {
  'an upgrade of two processes': null,
  'the same while somebody goes on reading': 'begin',
  'the same during a backup': 'begin isolation level repeatable read',
}

/** @param seconds how long that transaction keeps reading @param from the commit of the previous release; default: it is searched for */
export async function runUpgrade(product: Product, seconds: number, from?: string): Promise<Row[]> {
  const previousRelease = buildFormerRelease(from)
  const rows: Row[] = []
  try {
    for (const [name, beginStatement] of Object.entries(readers))
      rows.push(await upgrade(product, previousRelease, { name, beginStatement, seconds }))
  } finally {
    previousRelease.remove()
  }
  return rows
}

interface UpgradeCase {
  readonly name: string
  readonly beginStatement: string | null
  readonly seconds: number
}

async function upgrade(
  product: Product,
  previousRelease: FormerRelease,
  { name, beginStatement, seconds }: UpgradeCase,
): Promise<Row> {
  const url = await createDatabase(product)
  const environment = { DATABASE_URL: url }
  const proxy = await openRoundRobin()
  let servers = await Promise.all([0, 1].map(() => product.start(environment, previousRelease.script)))
  for (const { port } of servers) proxy.add(port)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await fill(database)
  const people = await Promise.all(Array.from({ length: connections }, () => signUp(proxy.port)))

  const tally: Tally = {
    requests: 0,
    signUps: connections,
    signIns: 0,
    slowest: 0,
    faults: [],
    isStopped: false,
  }
  const visits = people.map((person) => keepUsing(proxy.port, person, tally))
  const reading = beginStatement === null ? undefined : readFor(url, beginStatement, seconds)
  const startedAt = performance.now()
  const nextServers = []
  for (const server of servers) {
    const started = await product.start(environment)
    proxy.add(started.port)
    nextServers.push(started)
    await proxy.remove(server.port)
    await server.kill('SIGTERM')
  }
  const took = (performance.now() - startedAt) / 1_000
  // People continue with only the new processes.
  await pause(2_000)
  tally.isStopped = true
  await Promise.all(visits)
  await reading
  servers = nextServers
  const faults = [...tally.faults, ...(await countEvents(database, tally))]
  await database.end()
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await proxy.close()
  const { requests, signUps, signIns, slowest } = tally
  const result = `${requests} requests, of them ${signIns} sign-ins and ${signUps} sign-ups; the slowest took ${(slowest / 1_000).toFixed(1)} s; done after ${took.toFixed(0)} s`
  const after = previousRelease.newestMigration.slice(0, 4)
  const rowName = `${name}${beginStatement === null ? '' : ` for ${seconds} s`}, from migration ${after} on`
  return { name: rowName, runs: requests, result, faults }
}

async function createDatabase({ query, postgres }: Product): Promise<string> {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  await query(`create database ${name}`)
  return Object.assign(new URL(postgres?.url ?? ''), { pathname: `/${name}` }).href
}

/** Adds a year of audit events, so that the migrations have rows to process. */
async function fill(database: pg.Client): Promise<void> {
  await database.query(
    `insert into audit_events (id, at, event, user_id)
     select gen_random_uuid(), now() - make_interval(mins => number), 'login', gen_random_uuid()
     from generate_series(1, 500000) as number`,
  )
}

interface Tally {
  requests: number
  signUps: number
  signIns: number
  /** In ms. */
  slowest: number
  readonly faults: string[]
  isStopped: boolean
}

/** A person who opens pages, and now and then signs in again, or signs up as somebody new. */
async function keepUsing(port: number, { email, cookie }: Person, tally: Tally): Promise<void> {
  const send = async (expected: number, spec: Parameters<typeof sendRequest>[1]) => {
    tally.requests++
    const describeFailure = (error: unknown) => ({ status: 0, text: String(error), milliseconds: 0 })
    const reply = await sendRequest(port, spec).catch(describeFailure)
    tally.slowest = Math.max(tally.slowest, reply.milliseconds)
    if (reply.status === expected) return true
    tally.faults.push(`${spec.method} ${spec.path} answered ${reply.status}: ${reply.text}`)
    return false
  }
  for (let step = Math.floor(Math.random() * 60); !tally.isStopped; step++) {
    const headers = { 'idempotency-key': randomUUID() }
    await send(200, { ...routes.session, headers: { cookie } })
    if (step % 20 === 0) await send(200, { ...routes.sessions, headers: { cookie } })
    if (step % 30 === 0 && (await send(200, { ...routes.login, headers, body: { email, password } })))
      tally.signIns++
    if (
      step % 60 === 0 &&
      (await send(201, { ...routes.register, headers, body: { email: newEmail(), password } }))
    )
      tally.signUps++
    await pause(100)
  }
}

/** Checks that the audit trail has exactly one event for every acknowledged sign-in and sign-up. */
async function countEvents(database: pg.Client, { signIns, signUps }: Tally): Promise<string[]> {
  const { rows } = await database.query<{ event: string; count: number }>(
    'select event, count(*)::int as count from audit_events where account is not null group by event',
  )
  const counts = Object.fromEntries(rows.map(({ event, count }) => [event, count]))
  const expected = { login: signIns, register: signUps }
  return Object.entries(expected)
    .filter(([event, count]) => counts[event] !== count)
    .map(([event, count]) => `${count} acknowledged, and ${counts[event] ?? 0} events: ${event}`)
}

async function readFor(connectionString: string, begin: string, seconds: number): Promise<void> {
  const reader = new pg.Client({ connectionString, application_name: 'somebody who reads' })
  await reader.connect()
  await reader.query(begin)
  await reader.query('select 1 from users, user_emails, sessions, audit_events, social_states limit 1')
  await pause(seconds * 1_000)
  await reader.query('commit')
  await reader.end()
}
