// Two processes behind a proxy, restarted one after the other while people sign up, sign in and come back.
import { randomInt, randomUUID } from 'node:crypto'
import process from 'node:process'
import { routes } from '@foyer/core/wire'
import { sendRequest, cookiesOf, type RequestSpec, type Reply } from '../../send-request.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import { findFreePort, type Product, type Server } from '../../product.ts'
import type { Row } from '../../report.ts'
import { waitUntilReady } from '../races/repeat.ts'
import { countInconsistencies } from '../count-inconsistencies.ts'
import { proxyKinds, startProxy } from './proxies.ts'

const connections = 100

/** The default in production. */
const environment = { SHUTDOWN_DELAY: '5' }

/** @param restarts the number of restarts for each proxy, in which the two processes take turns */
export async function runRestarts(product: Product, restarts: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of proxyKinds) {
    const ports: [number, number] = [await findFreePort(), await findFreePort()]
    const servers = await Promise.all(ports.map((port) => startAt(product, port)))
    const proxy = await startProxy(kind, product.folder, ports)
    const crowd = startCrowd(proxy.port)
    for (let number = 0; number < restarts; number++) {
      const serverIndex = number % 2
      await servers[serverIndex]?.kill('SIGTERM')
      servers[serverIndex] = await startAt(product, ports[serverIndex] ?? 0)
      await waitUntilReady(servers[serverIndex])
    }
    const { counts, faults } = await crowd.stop()
    await proxy.stop()
    await Promise.all(servers.map((server) => server.kill('SIGKILL')))
    const row = {
      name: `${restarts} rolling restarts behind ${kind.name}, ${connections} connections`,
      runs: counts.all,
      result: `${counts.signUp} sign-ups, ${counts.signIn} sign-ins, ${counts.comeBack} returns; lost ${faults.length}`,
      faults: [
        ...faults,
        ...(await countDoubles(product, crowd.promised)),
        ...(await countInconsistencies(product)),
      ],
    }
    process.stderr.write(`${row.name}: ${row.result}, ${row.faults.length} faults\n`)
    rows.push(row)
  }
  return rows
}

const startAt = (product: Product, port: number): Promise<Server> =>
  product.start({ ...environment, PORT: String(port) })

type Visit = 'signUp' | 'signIn' | 'comeBack'

/** Starts a crowd of people who each make one request after another. */
function startCrowd(port: number) {
  const counts = { all: 0, signUp: 0, signIn: 0, comeBack: 0 }
  const faults: string[] = []
  /** The sessions that were acknowledged, by e-mail address. */
  const acknowledgedSessions = new Map<string, number>()
  const abortController = new AbortController()

  async function visit(kind: Visit, spec: RequestSpec, expected: number): Promise<Reply | undefined> {
    counts.all++
    counts[kind]++
    try {
      const reply = await sendRequest(port, spec)
      if (reply.status === expected) return reply
      faults.push(`${kind}: ${reply.status} ${reply.text.slice(0, 200)}`)
    } catch (error) {
      faults.push(`${kind}: ${String(error)}`)
    }
    return undefined
  }

  async function simulatePerson(): Promise<void> {
    while (!abortController.signal.aborted) {
      const email = newEmail()
      // The web client sends a key with each submit, but other programs may not.
      const headers: Record<string, string> = randomInt(2) === 0 ? { 'idempotency-key': randomUUID() } : {}
      const signedUp = await visit('signUp', { ...routes.register, headers, body: { email, password } }, 201)
      if (signedUp === undefined) continue
      acknowledgedSessions.set(email, 1)
      if (await visit('signIn', { ...routes.login, body: { email, password } }, 200))
        acknowledgedSessions.set(email, 2)
      const cookie = cookiesOf(signedUp)
      for (let times = 0; times < 10 && !abortController.signal.aborted; times++)
        await visit('comeBack', { ...routes.session, headers: { cookie } }, 200)
    }
  }

  const simulations = Promise.all(Array.from({ length: connections }, simulatePerson))
  return {
    promised: acknowledgedSessions,
    async stop() {
      abortController.abort()
      await simulations
      return { counts, faults }
    },
  }
}

/** Checks that each acknowledged sign-up and sign-in has created exactly one session. */
async function countDoubles(
  product: Product,
  acknowledgedSessions: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = await product.query<{ email: string; sessions: number }>(
    `select u.email, count(*)::int as sessions from users u join sessions s on s.user_id = u.id
     where u.email = any ($1) group by u.email`,
    [[...acknowledgedSessions.keys()]],
  )
  const stored = new Map(rows.map(({ email, sessions }) => [email, sessions]))
  return [...acknowledgedSessions]
    .filter(([email, sessions]) => stored.get(email) !== sessions)
    .map(([email, sessions]) => `${email}: ${sessions} sessions acknowledged, ${stored.get(email)} stored`)
}
