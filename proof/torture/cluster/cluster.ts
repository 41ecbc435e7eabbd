// A PostgreSQL that fails over: its primary is killed or switched over while people sign up and in.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { queryAt, type Product, type Server } from '../../product.ts'
import type { Row } from '../../report.ts'
import { checkPromises, signInAll, prepareCrowd, isSignInAccepted } from '../races/crowd.ts'
import { checkReply, repeatAll, type Fault, type Outcome } from '../races/repeat.ts'
import { countInconsistencies } from '../count-inconsistencies.ts'
import { waitFor } from '../wait-for.ts'
import { isResponding, startProcesses, type ClusterNode, type ClusterProcesses } from './cluster-processes.ts'

/** In ms: how soon after the new primary is there everybody must be served again. */
const maxRecovery = 2_000

const measures = 'from the new primary until everybody was served'

/** One server runs through all rounds, without a restart. */
export async function runCluster(product: Product, rounds: number): Promise<Row[]> {
  const processes = await startProcesses()
  try {
    await waitUntilHealthy(processes)
    const url = await createDatabase(processes)
    const server = await product.start({ DATABASE_URL: url })
    const onCluster = { ...product, query: queryAt(url) }
    const faults: Fault[] = [
      {
        name: 'primary killed (PostgreSQL alone, and Patroni with it, in turn) while people sign up and in',
        measures,
        run: (_product, round) =>
          fail(onCluster, server, processes, async (primary) => {
            if (round % 2 === 0) primary.crash()
            else primary.failMachine()
            await pause(0)
          }),
      },
      {
        name: 'primary handed over (switchover) while people sign up and in',
        measures,
        run: () => fail(onCluster, server, processes, switchPrimary),
      },
    ]
    const rows = await repeatAll(product, faults, rounds)
    await server.kill('SIGTERM')
    return rows
  } catch (error) {
    throw new Error(processes.readLogs(), { cause: error })
  } finally {
    await processes.stop()
  }
}

async function fail(
  product: Product,
  server: Server,
  processes: ClusterProcesses,
  fault: (primary: ClusterNode) => Promise<void>,
): Promise<Outcome> {
  const crowd = await prepareCrowd(server.port, 12)
  const primary = await findPrimary(processes.nodes)
  const pendingSignIns = signInAll(server.port, crowd)
  await pause(randomInt(10, 300))
  await fault(primary)
  const replicas = processes.nodes.filter((node) => node !== primary)
  await waitUntilWritable(await findPrimary(replicas))
  const startedAt = performance.now()
  const faults: string[] = []
  await waitFor('everybody served by the new primary', async () => {
    const replies = await signInAll(server.port, crowd)
    faults.push(...replies.flatMap((reply) => checkReply(reply)))
    return replies.every((reply) => reply !== null && isSignInAccepted(reply)) ? true : undefined
  })
  const recovery = performance.now() - startedAt
  faults.push(...(await pendingSignIns).flatMap((reply) => checkReply(reply)))
  if (recovery > maxRecovery) faults.push(`back ${recovery.toFixed(0)} ms after the new primary`)
  if (server.process.child.exitCode !== null) faults.push('the server ended')
  faults.push(...(await checkPromises(server.port, crowd)))
  faults.push(...(await countInconsistencies(product)))
  // Patroni restarts a crashed PostgreSQL itself; a failed machine is started here.
  if ((await isResponding(`http://127.0.0.1:${primary.restPort}/liveness`)) === undefined) primary.start()
  await waitUntilHealthy(processes)
  return { faults, duration: recovery }
}

function findPrimary(nodes: readonly ClusterNode[]): Promise<ClusterNode> {
  return waitFor('a primary', async () => {
    const answers = await Promise.all(
      nodes.map(({ restPort }) => isResponding(`http://127.0.0.1:${restPort}/primary`)),
    )
    return nodes.find((_node, index) => answers[index] === true)
  })
}

/** Patroni reports a node as the primary as soon as it is being promoted; it accepts writes a moment later. */
async function waitUntilWritable({ port }: ClusterNode): Promise<void> {
  await waitFor('a primary that takes writes', async () => {
    const rows = await queryAt(addressOf(port))<{ no: boolean }>('select pg_is_in_recovery() as no').catch(
      () => [],
    )
    return rows[0]?.no === false ? true : undefined
  })
}

/** The address of the superuser in deploy/cluster/patroni.yml. */
function addressOf(port: number): string {
  return `postgres://postgres:choose-a-long-one@127.0.0.1:${port}/postgres`
}

interface ClusterState {
  readonly members: readonly { readonly name: string; readonly role: string; readonly state: string }[]
}

async function readCluster(node: ClusterNode): Promise<ClusterState> {
  return (await fetch(`http://127.0.0.1:${node.restPort}/cluster`)).json() as Promise<ClusterState>
}

/** Waits for a primary, a synchronous replica, which has every commit, and another replica. */
async function waitUntilHealthy({ nodes }: ClusterProcesses): Promise<void> {
  await waitFor(
    'three nodes',
    async () => {
      const primary = await findPrimary(nodes)
      const { members } = await readCluster(primary).catch((): ClusterState => ({ members: [] }))
      const isHealthy =
        members.length === nodes.length &&
        members.every(({ state }) => state === 'running' || state === 'streaming') &&
        members.some(({ role }) => role === 'sync_standby')
      return isHealthy ? true : undefined
    },
    180,
  )
}

async function switchPrimary(primary: ClusterNode): Promise<void> {
  const { members } = await readCluster(primary)
  const candidate = members.find(({ role }) => role === 'sync_standby')?.name
  const body = JSON.stringify({ leader: primary.name, candidate })
  const answer = await fetch(`http://127.0.0.1:${primary.restPort}/switchover`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`Patroni refused to switch over: ${await answer.text()}`)
}

/** Creates the database as docs/clusters/cluster.md says. */
async function createDatabase({ port }: ClusterProcesses): Promise<string> {
  const query = queryAt(addressOf(port))
  await waitFor('HAProxy', () =>
    query('select 1').then(
      () => true as const,
      () => undefined,
    ),
  )
  await query(`create role foyer login password 'choose-a-fourth'`)
  await query(`create database foyer owner foyer template template0 encoding 'UTF8'`)
  return `postgres://foyer:choose-a-fourth@127.0.0.1:${port}/foyer`
}
