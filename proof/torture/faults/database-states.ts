// Failures of a database that still runs: a silent link, a primary that accepts no writes, a full disk.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@foyer/core/wire'
import { startPostgres } from '../../../apps/server/src/testing/postgres/start-postgres.ts'
import type { TcpGate } from '../../../apps/server/src/testing/postgres/tcp-gate.ts'
import { isRoot } from '../../../tools/test/system-programs.mjs'
import { sendRequest } from '../../send-request.ts'
import { newEmail, password, signUp } from '../../fuzz/person.ts'
import { queryAt, type Product, type Server } from '../../product.ts'
import { checkPromises, signInAll, prepareCrowd } from '../races/crowd.ts'
import {
  isReady,
  checkReply,
  untilAnswering,
  waitUntilReady,
  type Fault,
  type Outcome,
} from '../races/repeat.ts'
import { countInconsistencies } from '../count-inconsistencies.ts'
import { openGatedServer } from './gated-server.ts'

const slowest = 'slowest answer'

/** A firewall has forgotten the current connections, but lets new ones through. */
export const halfOpen: Fault = {
  name: 'link half open: the connections of now pass nothing on',
  measures: slowest,
  run: (product) => silenceDatabase(product, 'those of now', 1_500),
}

/** The machine is gone without closing its connections. A call may wait for a batch that waits for a connection, and then for its own. */
export const silentDatabase: Fault = {
  name: 'link silent: no connection passes anything on',
  measures: slowest,
  run: (product) => silenceDatabase(product, 'all connections', 4_500),
}

/** @param maxMilliseconds in ms: how long a call may wait */
async function silenceDatabase(
  product: Product,
  which: Parameters<TcpGate['freeze']>[0],
  maxMilliseconds: number,
): Promise<Outcome> {
  const { server, gate } = await openGatedServer(product)
  const person = await signUp(server.port)
  const crowd = await prepareCrowd(server.port, 6)
  const isSignedIn = () => sendRequest(server.port, { ...routes.session, headers: { cookie: person.cookie } })
  gate.freeze(which)
  const replies = [await isSignedIn(), ...(await signInAll(server.port, crowd))]
  const faults = replies.flatMap((reply) => checkReply(reply))
  const duration = Math.max(...replies.map((reply) => reply?.milliseconds ?? Infinity))
  if (duration > maxMilliseconds) faults.push(`answered after ${duration.toFixed(0)} ms`)
  if (which === 'those of now') {
    const { status } = await isSignedIn()
    if (status !== 200) faults.push(`over a new connection the session answers ${status}`)
  } else {
    await gate.shut()
    await gate.reopen()
  }
  await waitUntilReady(server)
  faults.push(...(await checkPromises(server.port, crowd)))
  await server.kill('SIGTERM')
  await gate.shut()
  return { faults, duration }
}

export const readOnly: Fault = {
  name: 'primary made read-only while people sign up and in',
  measures: untilAnswering,
  async run(product) {
    const server = await product.start()
    const person = await signUp(server.port)
    const crowd = await prepareCrowd(server.port, 6)
    await setReadOnly(product, true)
    const faults: string[] = []
    for (const reply of await signInAll(server.port, crowd)) faults.push(...checkReply(reply, true))
    faults.push(...(await checkDuringFault(server, person.cookie)))
    if (await isReady(server)) faults.push('it was called ready')
    await setReadOnly(product, false)
    const duration = await waitUntilReady(server)
    faults.push(...(await checkPromises(server.port, crowd)))
    await server.kill('SIGTERM')
    return { faults, duration }
  },
}

async function setReadOnly({ query }: Product, isReadOnly: boolean): Promise<void> {
  await query(`alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`)
  await query('select pg_reload_conf()')
}

/** Needs a separate disk, which only root can create. `undefined`: not possible here. */
export const diskFull: Fault | undefined = isRoot
  ? {
      name: 'disk of the database full (a small tmpfs) while people sign up and in',
      measures: 'from some room until somebody signed up',
      run: fillDisk,
    }
  : undefined

async function fillDisk(product: Product): Promise<Outcome> {
  const disk = mkdtempSync(join(tmpdir(), 'foyer-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256m', 'tmpfs', disk])
  try {
    const postgres = await startPostgres({ isDurable: true, parent: disk })
    const query = queryAt(postgres.url)
    const server = await product.start({ DATABASE_URL: postgres.url })
    try {
      return await signInOnFullDisk({ ...product, query }, server, disk)
    } finally {
      await server.kill('SIGTERM')
      await postgres.stop()
    }
  } finally {
    execFileSync('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true })
  }
}

async function signInOnFullDisk(product: Product, server: Server, disk: string): Promise<Outcome> {
  const person = await signUp(server.port)
  // The write-ahead log has separate space, so PostgreSQL goes on, and refuses only writes that need more of the disk.
  await product.query('select pg_switch_wal()')
  await product.query('checkpoint')
  const fillerFile = join(disk, 'ballast')
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(fillerFile, Buffer.alloc(bavail * bsize))
  const faults: string[] = []
  const acknowledged: string[] = []
  let isRefused = false
  // The last pages still have room for a few rows.
  for (let attempt = 0; attempt < 1_000 && !isRefused; attempt++) {
    const email = newEmail()
    const reply = await sendRequest(server.port, { ...routes.register, body: { email, password } })
    if (reply.status === 201) acknowledged.push(email)
    else faults.push(...checkReply(reply, true))
    isRefused = reply.status === 503
  }
  if (!isRefused) faults.push('nothing was refused')
  faults.push(...(await checkDuringFault(server, person.cookie)))
  const startedAt = performance.now()
  rmSync(fillerFile)
  acknowledged.push((await signUp(server.port)).email)
  const duration = performance.now() - startedAt
  for (const email of acknowledged) {
    const { status } = await sendRequest(server.port, { ...routes.login, body: { email, password } })
    if (status !== 200) faults.push(`an acknowledged account answers ${status}`)
  }
  return { faults: [...faults, ...(await countInconsistencies(product))], duration }
}

/** People who are signed in stay so, and the process is healthy. */
async function checkDuringFault({ port }: Server, cookie: string): Promise<string[]> {
  const session = await sendRequest(port, { ...routes.session, headers: { cookie } })
  const health = await sendRequest(port, routes.healthz)
  return [
    ...(session.status === 200 ? [] : [`meanwhile the session answers ${session.status}`]),
    ...(health.status === 200 ? [] : ['the process was called unhealthy']),
  ]
}
