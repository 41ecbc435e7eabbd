// Kills a worker: calls that need its rows are answered 503, everything else works, and nothing is lost once it is back.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendRequest, cookiesOf, type Reply } from '../../send-request.ts'
import { newEmail, password } from '../../fuzz/person.ts'
import type { Product, Server } from '../../product.ts'
import type { Row } from '../../report.ts'
import { countInconsistencies } from '../count-inconsistencies.ts'
import { waitFor } from '../wait-for.ts'
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
  const totals = { checks: 0, checksUp: 0, entries: 0, entriesUp: 0 }
  for (let round = 0; round < rounds; round++) {
    const worker = citus.workers[round % citus.workers.length]
    if (worker === undefined) throw new Error('There is no worker.')
    const existingPeople = makeCrowd(round * 2)
    for (const reply of await signInAll(server, existingPeople)) judgeEntry(reply, faults, [201])
    const affectedPeople = await findPeopleOn(citus, new URL(worker.url).port)
    const restartWorker = await worker.crash()
    for (const { email, cookie } of existingPeople) {
      const reply = await sendRequest(server.port, { ...routes.session, headers: { cookie: cookie ?? '' } })
      const expected = affectedPeople.has(email) ? 503 : 200
      if (reply.status !== expected)
        faults.push(`a session on a worker that is ${expected === 503 ? 'dead' : 'up'}: ${reply.status}`)
      judgeEntry(reply, faults, [200])
      totals.checks++
      if (reply.status === 200) totals.checksUp++
    }
    const newcomers = makeCrowd(round * 2 + 1)
    for (const reply of await signInAll(server, newcomers)) {
      judgeEntry(reply, faults, [201])
      totals.entries++
      if (reply.status === 201) totals.entriesUp++
    }
    await restartWorker()
    await waitFor('everybody is signed in', () =>
      canEverybodySignIn(server, [...existingPeople, ...newcomers]),
    )
    faults.push(...(await countInconsistencies(product)))
  }
  await server.kill('SIGTERM')
  const result = `${totals.checksUp} of ${totals.checks} session checks and ${totals.entriesUp} of ${totals.entries} sign-ups went on; all are signed in afterwards`
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

function signInAll(server: Server, crowd: readonly Member[]): Promise<Reply[]> {
  return Promise.all(crowd.map((member) => signIn(server, member)))
}

/** Sends the same request each time, so that it creates one account and one session. */
async function signIn({ port }: Server, member: Member): Promise<Reply> {
  const headers = { 'idempotency-key': member.key, 'x-forwarded-for': member.address }
  const reply = await sendRequest(port, {
    ...routes.register,
    headers,
    body: { email: member.email, password },
  })
  if (reply.status === 201) member.cookie = cookiesOf(reply)
  return reply
}

function judgeEntry(
  { status, headers, text }: Reply,
  faults: string[],
  acceptedStatuses: readonly number[],
): void {
  if (acceptedStatuses.includes(status) || (status === 503 && headers['retry-after'] !== undefined)) return
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

async function canEverybodySignIn(server: Server, crowd: readonly Member[]): Promise<true | undefined> {
  for (const member of crowd) {
    if (member.cookie === null) await signIn(server, member)
    const { status } = await sendRequest(server.port, {
      ...routes.session,
      headers: { cookie: member.cookie ?? '' },
    })
    if (status !== 200) return undefined
  }
  return true
}
