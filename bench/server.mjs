// @ts-check
// `npm run bench:server [-- --rounds 5 --seconds 4 --only logins|sessions|flood --write]`
// The built server on a real PostgreSQL against the least that could do its work: performance goals of the project.
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { tsImport } from 'tsx/esm/api'
import { startFoyer, writeSessionCheck } from './foyer.mjs'
import { generator, load, writeRequest, writeRequests } from './load.mjs'
import { startScript, stopProcess } from './processes.mjs'
import { printResults, writeResults } from './results.mjs'
import { median, medianRatio, runRounds } from './rounds.mjs'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(options.rounds)
const seconds = Number(options.seconds)
const threads = Number(process.env.PASSWORD_HASH_THREADS ?? availableParallelism())

const { startPostgres } = await tsImport('../apps/server/test/postgres/start-postgres.ts', import.meta.url)
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
  const argon2 = await startScript(new URL('argon2-alone.mjs', import.meta.url), process.env)
  cleanups.push(() => stopProcess(argon2.child))
  const foyer = await startFoyer(postgres.url, folder)
  cleanups.push(() => stopProcess(foyer.child))
  const bare = await startScript(new URL('bare-fastify.mjs', import.meta.url), {
    ...process.env,
    DATABASE_URL: postgres.url,
  })
  cleanups.push(() => stopProcess(bare.child))

  const logins = { address: foyer.address, file: writeRequests(folder, 'logins', foyer.logins) }
  const checks = {
    address: foyer.address,
    file: writeRequests(folder, 'checks', foyer.tokens.map(writeSessionCheck)),
  }
  const selects = {
    address: bare.ready.address,
    file: writeRequests(folder, 'selects', foyer.tokens.map(writeBareSelect)),
  }

  const alone = async () => {
    argon2.child.send({ threads, seconds })
    const [answer] = await once(argon2.child, 'message')
    return { perSecond: answer.perSecond, p50: 0, p99: 0 }
  }
  const duringFlood = async () => {
    const flood = load(logins, 100, seconds + 1)
    const [measured] = await Promise.all([load(checks, 10, seconds), flood])
    return measured
  }
  /** @type {Record<string, Record<string, () => Promise<import('./load.mjs').Measured>>>} */
  const groups = {
    logins: {
      'argon2id alone': alone,
      'logins, 10 connections': () => load(logins, 10, seconds),
      'logins, 100 connections': () => load(logins, 100, seconds),
    },
    sessions: {
      'bare Fastify, 10 connections': () => load(selects, 10, seconds),
      'sessions, 10 connections': () => load(checks, 10, seconds),
      'bare Fastify, 100 connections': () => load(selects, 100, seconds),
      'sessions, 100 connections': () => load(checks, 100, seconds),
    },
    flood: {
      'sessions, idle': () => load(checks, 10, seconds),
      'sessions, during 100 logins': duringFlood,
    },
  }
  console.log(`${threads} threads, ${rounds} rounds of ${seconds} s, load by ${generator}`)
  await load(checks, 100, 2)
  await load(selects, 100, 2)
  await load(logins, 10, 2)

  /** @type {Record<string, import('./load.mjs').Measured[]>} */
  const results = {}
  for (const [name, group] of Object.entries(groups)) {
    if (options.only === undefined || options.only === name)
      Object.assign(results, await runRounds(group, rounds, (text) => process.stderr.write(`${text}\n`)))
  }
  const rows = listRows(results, residentMegabytes(foyer.child.pid))
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
function writeBareSelect(token) {
  const hash = createHash('sha256').update(token).digest('base64url')
  return writeRequest('GET', '/session', { 'x-token-hash': hash })
}

/** @param {Record<string, import('./load.mjs').Measured[]>} results @param {number | null} megabytes */
function listRows(results, megabytes) {
  /** @param {string} ours @param {string} measure @param {'perSecond' | 'p99'} what @param {string} goal */
  const row = (ours, measure, what, goal) => {
    const [mine, theirs] = [results[ours], results[measure]].map((rounds) =>
      rounds?.map((round) => round[what]),
    )
    if (!mine || !theirs) return []
    return [
      {
        name: what === 'p99' ? `p99 in ms: ${ours} ÷ ${measure}` : `${ours} ÷ ${measure}`,
        ours: median(mine),
        measure: median(theirs),
        ratio: medianRatio(mine, theirs),
        digits: what === 'p99' ? 1 : 0,
        goal,
      },
    ]
  }
  return [
    ...row('logins, 10 connections', 'argon2id alone', 'perSecond', '≥ 0.88'),
    ...row('logins, 100 connections', 'argon2id alone', 'perSecond', '≥ 0.95'),
    ...row('sessions, 10 connections', 'bare Fastify, 10 connections', 'perSecond', '≥ 1.15'),
    ...row('sessions, 100 connections', 'bare Fastify, 100 connections', 'perSecond', '≥ 2.5'),
    ...row('sessions, during 100 logins', 'sessions, idle', 'p99', '≤ 2'),
    ...row('sessions, during 100 logins', 'sessions, idle', 'perSecond', '≥ 0.5'),
    ...(megabytes === null
      ? []
      : [
          {
            name: 'resident memory of the server, MB',
            ours: megabytes,
            measure: NaN,
            ratio: megabytes,
            goal: '≤ 120',
          },
        ]),
  ]
}

/** @param {number | undefined} pid */
function residentMegabytes(pid) {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes) / 1_000
  } catch {
    // Not Linux.
    return null
  }
}
