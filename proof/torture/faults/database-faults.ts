// Failures of the database: it crashes, is restarted, cannot be reached, is slow, or has no connection left.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { routes } from '@foyer/core/wire'
import { sendRequest } from '../../send-request.ts'
import { signUp } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import { checkPromises, signInAll, prepareCrowd } from '../races/crowd.ts'
import { openGatedServer } from './gated-server.ts'
import { checkReply, untilAnswering, waitUntilReady, type Fault, type Outcome } from '../races/repeat.ts'

/** In ms: the maximum time until the server works again after the database has come back. */
const maxRecovery = 10_000

export const primaryKilled: Fault = {
  name: 'primary killed (-9) and started again while people sign up and in',
  measures: untilAnswering,
  run: (product) => restart(product, 'SIGKILL'),
}

export const crashed: Fault = {
  name: 'PostgreSQL crashes (SIGQUIT) while people sign up and in',
  measures: untilAnswering,
  run: (product) => restart(product, 'SIGQUIT'),
}

export const restarted: Fault = {
  name: 'PostgreSQL restarted while people sign up and in',
  measures: untilAnswering,
  run: (product) => restart(product, 'SIGINT'),
}

export const databaseDown = (seconds: number): Fault => ({
  name: `database gone for ${seconds} s`,
  measures: untilAnswering,
  run: (product) => cutConnection(product, seconds),
})

/** Runs a long outage once for several servers at the same time, each with its own gate, instead of one after the other. */
export const databaseDownForMany = (seconds: number, servers: number): Fault => ({
  ...databaseDown(seconds),
  async run(product) {
    const outcomes = await Promise.all(Array.from({ length: servers }, () => cutConnection(product, seconds)))
    return {
      faults: outcomes.flatMap(({ faults }) => faults),
      duration: Math.max(...outcomes.map(({ duration }) => duration)),
    }
  },
})

/** In ms: how long each answer is delayed. The server gives up a statement a second after DATABASE_STATEMENT_TIMEOUT (10 s). */
const delays = [100, 400, 2_000, 20_000]

export const slowDatabase: Fault = {
  name: `database slow: every answer of it ${delays.join(', ')} ms late`,
  measures: 'slowest answer',
  async run(product, round) {
    const delay = delays[round % delays.length] ?? 0
    const { server, gate } = await openGatedServer(product)
    const crowd = await prepareCrowd(server.port, 6)
    gate.slow(delay)
    const startedAt = performance.now()
    const pendingSignIns = signInAll(server.port, crowd)
    const { status } = await sendRequest(server.port, routes.healthz)
    const replies = await pendingSignIns
    const duration = performance.now() - startedAt
    const faults = replies.flatMap((reply) => checkReply(reply))
    if (status !== 200) faults.push('the process was called unhealthy')
    const servedCount = crowd.filter(({ cookie }) => cookie !== null).length
    if (delay < 1_000 && servedCount < crowd.length) faults.push(`${servedCount} of ${crowd.length} served`)
    if (duration > 40_000) faults.push(`answered after ${duration.toFixed(0)} ms`)
    gate.slow(0)
    const recovery = await waitUntilReady(server)
    if (recovery > maxRecovery) faults.push(`back after ${recovery.toFixed(0)} ms`)
    faults.push(...(await checkPromises(server.port, crowd)))
    await server.kill('SIGTERM')
    await gate.shut()
    return { faults: faults.map((fault) => `${delay} ms late: ${fault}`), duration }
  },
}

export const outOfConnections: Fault = {
  name: 'database without a free connection',
  measures: untilAnswering,
  run: useUpConnections,
}

async function restart(product: Product, signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<Outcome> {
  const server = await product.start()
  const crowd = await prepareCrowd(server.port, 12)
  const pendingSignIns = signInAll(server.port, crowd)
  await pause(randomInt(10, 300))
  await product.postgres?.restart(signal)
  const startedAt = performance.now()
  const faults = (await pendingSignIns).flatMap((reply) => checkReply(reply))
  await waitUntilReady(server)
  const duration = performance.now() - startedAt
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  return { faults, duration }
}

async function cutConnection(product: Product, seconds: number): Promise<Outcome> {
  const { server, gate } = await openGatedServer(product)
  const person = await signUp(server.port)
  const crowd = await prepareCrowd(server.port, 2)
  await gate.shut()
  const faults: string[] = []
  const deadline = performance.now() + seconds * 1_000
  while (performance.now() < deadline) {
    for (const reply of await signInAll(server.port, crowd)) faults.push(...checkReply(reply, true))
    if ((await sendRequest(server.port, routes.healthz)).status !== 200)
      faults.push('the process was called unhealthy')
    await pause(200)
  }
  await gate.reopen()
  const duration = await waitUntilReady(server)
  if (duration > maxRecovery) faults.push(`back after ${duration.toFixed(0)} ms`)
  const { status } = await sendRequest(server.port, { ...routes.session, headers: { cookie: person.cookie } })
  if (status !== 200) faults.push(`the session of before answers ${status}`)
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  await gate.shut()
  return { faults, duration }
}

async function useUpConnections(product: Product): Promise<Outcome> {
  const server = await product.start()
  const crowd = await prepareCrowd(server.port, 4)
  const clients: pg.Client[] = []
  const hog = async () => {
    const client = new pg.Client({ connectionString: product.postgres?.url })
    client.on('error', () => undefined)
    await client.connect()
    clients.push(client)
  }
  const openConnections = async () => {
    for (;;) await hog()
  }
  await openConnections().catch(() => undefined)
  // Ends the server's own connections, whose slots other connections take before the server can reconnect.
  await clients[0]?.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'foyer'`,
  )
  await pause(50)
  await openConnections().catch(() => undefined)
  const faults = (await signInAll(server.port, crowd)).flatMap((reply) => checkReply(reply))
  await Promise.all(clients.map((client) => client.end()))
  const duration = await waitUntilReady(server)
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  return { faults, duration }
}
