// What breaks around the server: its process, its database, its clock.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { routes } from '@foyer/core/wire'
import { openTcpGate } from '../../apps/server/src/testing/tcp-gate.ts'
import { ask, type Reply } from '../ask.ts'
import { signUp } from '../fuzz/person.ts'
import type { Product, Server } from '../product.ts'
import { quantile, type Row } from '../report.ts'
import { checkPromises, gather, signUpAll, strays } from './crowd.ts'
import { until } from './until.ts'

const crowdSize = 12

/** One round of a fault. @returns what went wrong, and milliseconds worth knowing */
type Fault = (product: Product, round: number) => Promise<{ faults: string[]; took: number }>

export async function runFaults(product: Product, rounds: number, downSeconds: number): Promise<Row[]> {
  const all: readonly (readonly [name: string, took: string, rounds: number, fault: Fault])[] = [
    ['server killed (-9) while people sign up', 'until it answered again', rounds, killServer],
    [
      'PostgreSQL crashes (SIGQUIT) while people sign up',
      'until it answered again',
      rounds,
      (at) => restart(at, 'SIGQUIT'),
    ],
    [
      'PostgreSQL restarted while people sign up',
      'until it answered again',
      rounds,
      (at) => restart(at, 'SIGINT'),
    ],
    ['database gone for 2 s', 'until it answered again', rounds, (at) => cutOff(at, 2)],
    [`database gone for ${downSeconds} s`, 'until it answered again', 1, (at) => cutOff(at, downSeconds)],
    ['database without a free connection', 'until it answered again', rounds, useUpConnections],
    [
      'clock off by hours',
      'a whole visit',
      rounds,
      (at, round) => shiftClock(at, [-12, -5, 5, 12][round % 4] ?? 5),
    ],
  ]
  const rows: Row[] = []
  for (const [name, took, times, fault] of all) {
    if (times === 0) continue
    const row = await repeat(product, name, took, times, fault)
    process.stderr.write(`${row.name}: ${row.result}, ${row.faults.length} faults\n`)
    rows.push(row)
  }
  return rows
}

/** The same kill with the database in the process: what was acknowledged is in its files. */
export async function runKilledEmbedded(product: Product, rounds: number): Promise<Row[]> {
  return [
    await repeat(
      product,
      'embedded database killed (-9) while people sign up',
      'until it answered again',
      rounds,
      killServer,
    ),
  ]
}

async function repeat(
  product: Product,
  name: string,
  took: string,
  times: number,
  fault: Fault,
): Promise<Row> {
  const faults: string[] = []
  const durations: number[] = []
  for (let round = 0; round < times; round++) {
    const outcome = await fault(product, round)
    durations.push(outcome.took)
    faults.push(...outcome.faults.map((each) => `round ${round}: ${each}`))
    if (product.postgres === null) continue
    const [counted = {}] = await product.query<Record<string, string>>(strays)
    for (const [what, number] of Object.entries(counted))
      if (Number(number) > 0) faults.push(`round ${round}: ${number} ${what}`)
  }
  return {
    name,
    runs: times,
    result: `${took}: ${quantile(durations, 0.5).toFixed(0)} ms in the median`,
    faults,
  }
}

async function killServer(product: Product): Promise<{ faults: string[]; took: number }> {
  const server = await product.start()
  const crowd = gather(crowdSize)
  const answered = signUpAll(server.port, crowd)
  // Between nobody and everybody has had their answer.
  await pause(randomInt(10, 400))
  await server.kill('SIGKILL')
  await answered
  const startedAt = performance.now()
  const next = await product.start()
  const took = performance.now() - startedAt
  const faults = await checkPromises(next.port, crowd)
  await next.kill('SIGTERM')
  return { faults, took }
}

async function restart(product: Product, signal: 'SIGQUIT' | 'SIGINT') {
  const server = await product.start()
  const crowd = gather(crowdSize)
  const answered = signUpAll(server.port, crowd)
  await pause(randomInt(10, 300))
  await product.postgres?.restart(signal)
  const startedAt = performance.now()
  const faults = (await answered).flatMap((reply) => judge(reply))
  await untilReady(server)
  const took = performance.now() - startedAt
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  return { faults, took }
}

async function cutOff(product: Product, seconds: number) {
  const url = new URL(product.postgres?.url ?? '')
  const gate = await openTcpGate(url.hostname, Number(url.port))
  url.port = String(gate.port)
  const server = await product.start({ DATABASE_URL: url.href })
  const person = await signUp(server.port)
  await gate.shut()
  const faults: string[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    for (const reply of await signUpAll(server.port, gather(2))) faults.push(...judge(reply, 503))
    if ((await ask(server.port, routes.healthz)).status !== 200)
      faults.push('the process was called unhealthy')
    await pause(200)
  }
  await gate.reopen()
  const startedAt = performance.now()
  await untilReady(server)
  const took = performance.now() - startedAt
  if (took > 10_000) faults.push(`back after ${took.toFixed(0)} ms`)
  const { status } = await ask(server.port, { ...routes.session, headers: { cookie: person.cookie } })
  if (status !== 200) faults.push(`the session of before answers ${status}`)
  await server.kill('SIGTERM')
  await gate.shut()
  return { faults, took }
}

async function useUpConnections(product: Product) {
  const server = await product.start()
  const hogs: pg.Client[] = []
  const hog = async () => {
    const client = new pg.Client({ connectionString: product.postgres?.url })
    client.on('error', () => undefined)
    await client.connect()
    hogs.push(client)
  }
  const fill = async () => {
    for (;;) await hog()
  }
  await fill().catch(() => undefined)
  // The server's own connections break; others take their places before it can.
  await hogs[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer'`,
  )
  await pause(50)
  await fill().catch(() => undefined)
  const crowd = gather(4)
  const faults = (await signUpAll(server.port, crowd)).flatMap((reply) => judge(reply))
  await Promise.all(hogs.map((client) => client.end()))
  const startedAt = performance.now()
  await untilReady(server)
  const took = performance.now() - startedAt
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  return { faults, took }
}

/** The database tells the time; a server whose clock is wrong ends and outlives nothing. */
async function shiftClock(product: Product, hours: number) {
  const clock = new URL('shifted-clock.mjs', import.meta.url).href
  const [wrong, right] = await Promise.all([
    product.start({ NODE_OPTIONS: `--import=${clock}`, CLOCK_HOURS: String(hours) }),
    product.start(),
  ])
  const startedAt = performance.now()
  const faults: string[] = []
  const crowd = gather(3)
  await signUpAll(wrong.port, crowd)
  faults.push(...(await checkPromises(right.port, crowd)))
  const person = await signUp(right.port)
  const { status } = await ask(wrong.port, { ...routes.session, headers: { cookie: person.cookie } })
  if (status !== 200) faults.push(`${hours} h: a session of the other process answers ${status}`)
  const took = performance.now() - startedAt
  await Promise.all([wrong.kill('SIGTERM'), right.kill('SIGTERM')])
  return { faults, took }
}

/** A refusal while the database is away says when to come back. */
function judge(reply: Reply | null, only?: number): string[] {
  if (reply === null) return ['the connection broke']
  if (reply.status === 201 && only === undefined) return []
  if (reply.status !== 503) return [`answered ${reply.status}: ${reply.text}`]
  return Number(reply.headers['retry-after']) > 0 ? [] : ['a 503 without Retry-After']
}

async function untilReady({ port }: Server): Promise<void> {
  await until('ready again', async () => {
    const reply = await ask(port, routes.readyz).catch(() => undefined)
    return reply?.status === 200 ? true : undefined
  })
}
