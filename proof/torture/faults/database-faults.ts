// Failures of the database: it crashes, is restarted, cannot be reached, is slow, or has no connection left.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { routes } from '@foyer/core/wire'
import { ask } from '../../ask.ts'
import { signUp } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import { checkPromises, enterAll, gather } from '../races/crowd.ts'
import { openGatedServer } from './gated-server.ts'
import { judge, untilBack, waitUntilReady, type Fault, type Outcome } from '../races/repeat.ts'

/** In ms: the maximum time until the server works again after the database has come back. */
const mostBack = 10_000

export const primaryKilled: Fault = {
  name: 'primary killed (-9) and started again while people sign up and in',
  took: untilBack,
  run: (product) => restart(product, 'SIGKILL'),
}

export const crashed: Fault = {
  name: 'PostgreSQL crashes (SIGQUIT) while people sign up and in',
  took: untilBack,
  run: (product) => restart(product, 'SIGQUIT'),
}

export const restarted: Fault = {
  name: 'PostgreSQL restarted while people sign up and in',
  took: untilBack,
  run: (product) => restart(product, 'SIGINT'),
}

export const gone = (seconds: number): Fault => ({
  name: `database gone for ${seconds} s`,
  took: untilBack,
  run: (product) => cutOff(product, seconds),
})

/** Runs a long outage once for several servers at the same time, each with its own gate, instead of one after the other. */
export const goneForMany = (seconds: number, servers: number): Fault => ({
  ...gone(seconds),
  async run(product) {
    const outcomes = await Promise.all(Array.from({ length: servers }, () => cutOff(product, seconds)))
    return {
      faults: outcomes.flatMap(({ faults }) => faults),
      took: Math.max(...outcomes.map(({ took }) => took)),
    }
  },
})

/** In ms: how long each answer is delayed. The server gives up a statement a second after DATABASE_STATEMENT_TIMEOUT (10 s). */
const delays = [100, 400, 2_000, 20_000]

export const slow: Fault = {
  name: `database slow: every answer of it ${delays.join(', ')} ms late`,
  took: 'slowest answer',
  async run(product, round) {
    const delay = delays[round % delays.length] ?? 0
    const { server, gate } = await openGatedServer(product)
    const crowd = await gather(server.port, 6)
    gate.slow(delay)
    const startedAt = performance.now()
    const answered = enterAll(server.port, crowd)
    const { status } = await ask(server.port, routes.healthz)
    const replies = await answered
    const took = performance.now() - startedAt
    const faults = replies.flatMap((reply) => judge(reply))
    if (status !== 200) faults.push('the process was called unhealthy')
    const served = crowd.filter(({ cookie }) => cookie !== null).length
    if (delay < 1_000 && served < crowd.length) faults.push(`${served} of ${crowd.length} served`)
    if (took > 40_000) faults.push(`answered after ${took.toFixed(0)} ms`)
    gate.slow(0)
    const back = await waitUntilReady(server)
    if (back > mostBack) faults.push(`back after ${back.toFixed(0)} ms`)
    faults.push(...(await checkPromises(server.port, crowd)))
    await server.kill('SIGTERM')
    await gate.shut()
    return { faults: faults.map((fault) => `${delay} ms late: ${fault}`), took }
  },
}

export const outOfConnections: Fault = {
  name: 'database without a free connection',
  took: untilBack,
  run: useUpConnections,
}

async function restart(product: Product, signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<Outcome> {
  const server = await product.start()
  const crowd = await gather(server.port, 12)
  const answered = enterAll(server.port, crowd)
  await pause(randomInt(10, 300))
  await product.postgres?.restart(signal)
  const startedAt = performance.now()
  const faults = (await answered).flatMap((reply) => judge(reply))
  await waitUntilReady(server)
  const took = performance.now() - startedAt
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  return { faults, took }
}

async function cutOff(product: Product, seconds: number): Promise<Outcome> {
  const { server, gate } = await openGatedServer(product)
  const person = await signUp(server.port)
  const crowd = await gather(server.port, 2)
  await gate.shut()
  const faults: string[] = []
  const end = performance.now() + seconds * 1_000
  while (performance.now() < end) {
    for (const reply of await enterAll(server.port, crowd)) faults.push(...judge(reply, true))
    if ((await ask(server.port, routes.healthz)).status !== 200)
      faults.push('the process was called unhealthy')
    await pause(200)
  }
  await gate.reopen()
  const took = await waitUntilReady(server)
  if (took > mostBack) faults.push(`back after ${took.toFixed(0)} ms`)
  const { status } = await ask(server.port, { ...routes.session, headers: { cookie: person.cookie } })
  if (status !== 200) faults.push(`the session of before answers ${status}`)
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  await gate.shut()
  return { faults, took }
}

async function useUpConnections(product: Product): Promise<Outcome> {
  const server = await product.start()
  const crowd = await gather(server.port, 4)
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
  // Ends the server's own connections, whose slots other connections take before the server can reconnect.
  await hogs[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer'`,
  )
  await pause(50)
  await fill().catch(() => undefined)
  const faults = (await enterAll(server.port, crowd)).flatMap((reply) => judge(reply))
  await Promise.all(hogs.map((client) => client.end()))
  const took = await waitUntilReady(server)
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  return { faults, took }
}
