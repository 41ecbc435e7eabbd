// @ts-check
// `npm run bench:server [-- --rounds 5 --seconds 4 --only logins|sessions|flood|origins|processes|start]`, or `-- --write`
// Measures the built server on a real PostgreSQL against the smallest code that could do its work, and beside a peer.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { ensureInstalled } from '../tools/run/install.mjs'
import { startBetterAuth } from './server/better-auth.mjs'
import { listStarts } from './server/cold-start.mjs'
import { startFoyer, startFoyerAgain, writeSessionCheck } from './server/foyer.mjs'
import { generator, load, loadAll, writeRequest, writeRequests } from './server/load.mjs'
import { readResidentMegabytes, startScript, stopProcess, whenIdle } from './processes.mjs'
import { printResults, requireWhole, writeResults } from './results.mjs'
import { runRounds } from './rounds.mjs'
import { listLoadRows, listMemoryRow, listStartRows } from './server/server-rows.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
requireWhole(options)
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const threads = Number(process.env.PASSWORD_HASH_THREADS ?? availableParallelism())

const print = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)
const groupNames = ['logins', 'sessions', 'flood', 'origins', 'processes', 'start']
if (options.only !== undefined && !groupNames.includes(options.only))
  throw new Error(`There is nothing called ${options.only} to measure.`)
const isSelected = (/** @type {string} */ group) => options.only === undefined || options.only === group

ensureInstalled('bench')
const { startPostgres } = await tsImport(
  '../apps/server/src/testing/postgres/start-postgres.ts',
  import.meta.url,
)
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
/** @type {(() => unknown)[]} */
const cleanups = [() => rmSync(folder, { recursive: true, force: true })]
let isCleaned = false
async function cleanUp() {
  if (isCleaned) return
  isCleaned = true
  for (const each of cleanups.toReversed()) await each()
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))

try {
  const postgres = await startPostgres({ isDurable: true })
  cleanups.push(() => postgres.stop())
  const argon2 = await startScript(new URL('server/argon2-alone.mjs', import.meta.url), process.env)
  cleanups.push(() => stopProcess(argon2.child))
  const foyer = await startFoyer(postgres.url, folder)
  cleanups.push(() => stopProcess(foyer.child))
  const bare = await startScript(new URL('server/bare-fastify.mjs', import.meta.url), {
    ...process.env,
    DATABASE_URL: postgres.url,
  })
  cleanups.push(() => stopProcess(bare.child))

  const peer = await startBetterAuth(postgres.url, 'as it ships')
  cleanups.push(() => stopProcess(peer.child))
  const sameHashPeer = await startBetterAuth(postgres.url, 'same argon2id')
  cleanups.push(() => stopProcess(sameHashPeer.child))

  const logins = { address: foyer.address, file: writeRequests(folder, 'logins', foyer.logins) }
  const checks = {
    address: foyer.address,
    file: writeRequests(
      folder,
      'checks',
      foyer.tokens.map((token) => writeSessionCheck(token)),
    ),
  }
  const selects = {
    address: bare.ready.address,
    file: writeRequests(folder, 'selects', foyer.tokens.map(createBareSelect)),
  }

  const peerLogins = { address: peer.address, file: writeRequests(folder, 'peer-logins', peer.logins) }
  const alikePeerLogins = {
    address: sameHashPeer.address,
    file: writeRequests(folder, 'alike-peer-logins', sameHashPeer.logins),
  }
  const peerChecks = { address: peer.address, file: writeRequests(folder, 'peer-checks', peer.checks) }

  const measureAlone = async () => {
    argon2.child.send({ threads, seconds })
    const [answer] = await once(argon2.child, 'message')
    return { perSecond: answer.perSecond, p50: 0, p99: 0 }
  }
  const duringFlood = async () => {
    const flood = load(logins, 100, seconds + 1)
    const [measured] = await Promise.all([load(checks, 10, seconds), flood])
    return measured
  }
  /** @type {Record<string, Record<string, () => Promise<import('./server/load.mjs').Measured>>>} */
  const groups = {
    logins: {
      'argon2id alone': measureAlone,
      'logins, 10 connections': () => load(logins, 10, seconds),
      'logins, 100 connections': () => load(logins, 100, seconds),
      'better-auth: logins, 10 connections': () => load(peerLogins, 10, seconds),
      'better-auth, same argon2id: logins, 10 connections': () => load(alikePeerLogins, 10, seconds),
      'better-auth, same argon2id: logins, 100 connections': () => load(alikePeerLogins, 100, seconds),
    },
    sessions: {
      'bare Fastify, 10 connections': () => load(selects, 10, seconds),
      'sessions, 10 connections': () => load(checks, 10, seconds),
      'bare Fastify, 100 connections': () => load(selects, 100, seconds),
      'sessions, 100 connections': () => load(checks, 100, seconds),
      'better-auth: sessions, 10 connections': () => load(peerChecks, 10, seconds),
      'better-auth: sessions, 100 connections': () => load(peerChecks, 100, seconds),
    },
    flood: {
      'sessions, idle': () => load(checks, 10, seconds),
      'sessions, during 100 logins': duringFlood,
    },
  }
  // Another process on the same database, asked for the same sessions.
  const startChecked = async (settings = {}) => {
    const { child, address } = await startFoyerAgain(postgres.url, folder, settings)
    cleanups.push(() => stopProcess(child))
    return { ...checks, address }
  }
  if (isSelected('origins')) {
    // Two fresh processes, one of which allows forms on another origin, and is called from there.
    const origin = 'https://shop.example'
    const foyerChecks = await startChecked()
    const requests = foyer.tokens.map((token) => writeSessionCheck(token, { origin }))
    const allowedChecks = {
      ...(await startChecked({ ALLOWED_ORIGINS: origin })),
      file: writeRequests(folder, 'allowed-checks', requests),
    }
    for (const target of [foyerChecks, allowedChecks]) await load(target, 100, 2)
    groups['origins'] = {
      'sessions, without ALLOWED_ORIGINS': () => load(foyerChecks, 100, seconds),
      'sessions, from an allowed origin': () => load(allowedChecks, 100, seconds),
    }
  }
  if (isSelected('processes')) {
    const { address } = await startChecked()
    groups['processes'] = {
      'sessions, one process': () => loadAll([checks], 100, seconds),
      'sessions, two processes': () => loadAll([checks, { ...checks, address }], 100, seconds),
      'logins, one process': () => loadAll([logins], 10, seconds),
      'logins, two processes': () => loadAll([logins, { ...logins, address }], 10, seconds),
    }
  }

  console.log(`${threads} threads, ${rounds} rounds of ${seconds} s, load by ${generator}`)
  for (const target of [checks, selects, peerChecks]) await load(target, 100, 2)
  for (const target of [logins, peerLogins, alikePeerLogins]) await load(target, 10, 2)

  /** @type {Record<string, import('./server/load.mjs').Measured[]>} */
  const results = {}
  for (const [name, group] of Object.entries(groups)) {
    if (isSelected(name)) Object.assign(results, await runRounds(group, rounds, print))
  }
  for (const { child } of [foyer, peer]) await whenIdle(child.pid)
  const rows = [
    ...listLoadRows(results),
    ...listMemoryRow('resident memory of the server, MB', readResidentMegabytes(foyer.child.pid), '≤ 140'),
    ...listMemoryRow(
      'better-auth: resident memory of its server, MB',
      readResidentMegabytes(peer.child.pid),
      '',
    ),
  ]
  if (isSelected('start'))
    rows.push(...listStartRows(await runRounds(await listStarts(postgres.url, peer, folder), rounds, print)))
  printResults(rows)
  if (options.write)
    writeResults(rows, {
      heading: 'Server',
      command: 'npm run bench:server',
      setting: `${threads} threads, ${rounds} rounds of ${seconds} s, ${generator}`,
    })
} finally {
  await cleanUp()
}

/** @param {string} token */
function createBareSelect(token) {
  const hash = createHash('sha256').update(token).digest('base64url')
  return writeRequest('GET', '/session', { 'x-token-hash': hash })
}
