// Kills a worker: calls that need its rows are answered 503, everything else works, and nothing is lost once it is back.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { ask, cookiesOf, type Reply } from '../../ask.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import type { Product, Server } from '../../product.ts'
import type { Row } from '../../report.ts'
import { countStrays } from '../strays.ts'
import { until } from '../until.ts'
import { runOn, type Citus } from './start-citus.ts'

interface Member {
  readonly email: string
  readonly key: string
  /** An IP address for this person only: counts that are shared with others may be on the dead worker. */
  readonly address: string
  cookie: string | null
}

const crowdSize = 24

export async function runDeadWorker(product: Product, citus: Citus, rounds: number): Promise<Row> {
  // As behind a proxy, so that everybody can have their own IP address.
  const server = await product.start({ TRUSTED_PROXIES: '127.0.0.1' })
  const faults: string[] = []
  const seen = { checks: 0, checksUp: 0, entries: 0, entriesUp: 0 }
  for (let round = 0; round < rounds; round++) {
    const worker = citus.workers[round % citus.workers.length]
    if (worker === undefined) throw new Error('There is no worker.')
    const known = makeCrowd(round * 2)
    for (const reply of await enterAll(server, known)) judgeEntry(reply, faults, [201])
    const dead = await findPeopleOn(citus, new URL(worker.url).port)
    const startAgain = await worker.crash()
    for (const { email, cookie } of known) {
      const reply = await ask(server.port, { ...routes.session, headers: { cookie: cookie ?? '' } })
      const expected = dead.has(email) ? 503 : 200
      if (reply.status !== expected)
        faults.push(`a session on a worker that is ${expected === 503 ? 'dead' : 'up'}: ${reply.status}`)
      judgeEntry(reply, faults, [200])
      seen.checks++
      if (reply.status === 200) seen.checksUp++
    }
    const late = makeCrowd(round * 2 + 1)
    for (const reply of await enterAll(server, late)) {
      judgeEntry(reply, faults, [201])
      seen.entries++
      if (reply.status === 201) seen.entriesUp++
    }
    await startAgain()
    await until('everybody is signed in', () => isEverybodyIn(server, [...known, ...late]))
    faults.push(...(await countStrays(product)))
  }
  await server.kill('SIGTERM')
  const result = `${seen.checksUp} of ${seen.checks} session checks and ${seen.entriesUp} of ${seen.entries} sign-ups went on; all are signed in afterwards`
  return { name: 'one of two workers killed', runs: rounds, result, faults }
}

function makeCrowd(number: number): Member[] {
  return Array.from({ length: crowdSize }, (_, index) => ({
    email: newEmail(),
    key: randomUUID(),
    address: `198.51.${number % 256}.${index + 1}`,
    cookie: null,
  }))
}

function enterAll(server: Server, crowd: readonly Member[]): Promise<Reply[]> {
  return Promise.all(crowd.map((member) => enter(server, member)))
}

/** Sends the same request each time, so that it creates one account and one session. */
async function enter({ port }: Server, member: Member): Promise<Reply> {
  const headers = { 'idempotency-key': member.key, 'x-forwarded-for': member.address }
  const reply = await ask(port, { ...routes.register, headers, body: { email: member.email, password } })
  if (reply.status === 201) member.cookie = cookiesOf(reply)
  return reply
}

function judgeEntry({ status, headers, text }: Reply, faults: string[], good: readonly number[]): void {
  if (good.includes(status) || (status === 503 && headers['retry-after'] !== undefined)) return
  faults.push(`answered ${status} ${text}`)
}

/** The e-mail addresses of the people whose accounts are on this worker. */
async function findPeopleOn({ coordinator }: Citus, port: string): Promise<ReadonlySet<string>> {
  const rows = await runOn<{ email: string }>(
    coordinator.url,
    `select email from users join citus_shards
       on shardid = get_shard_id_for_distribution_column('users', id) where nodeport = $1`,
    [port],
  )
  return new Set(rows.map(({ email }) => email))
}

async function isEverybodyIn(server: Server, crowd: readonly Member[]): Promise<true | undefined> {
  for (const member of crowd) {
    if (member.cookie === null) await enter(server, member)
    const { status } = await ask(server.port, { ...routes.session, headers: { cookie: member.cookie ?? '' } })
    if (status !== 200) return undefined
  }
  return true
}
