// @ts-check
// `npm run bench:server-package [-- --rounds 7 --write]`: what @foyer/server adds to a call of Foyer, and to a verification by jose.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { createFoyer } from '@foyer/server'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { stopProcess } from './processes.mjs'
import { printResults, writeResults } from './results.mjs'
import { median, medianRatio, runRounds } from './rounds.mjs'
import { startFoyer } from './server/foyer.mjs'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, write: { type: 'boolean', default: false } },
})
const rounds = Number(options.rounds)
/** The number of measurements of each kind in a round. */
const lookupCount = 2_000
const tokens = 1_000

const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const server = await startFoyer('', folder)
try {
  const issuer = new URL(server.address)
  issuer.hostname = 'localhost'
  const audience = issuer.origin
  const foyer = createFoyer({ url: server.address, issuer: audience, timeout: 10_000 })
  const cookies = server.tokens.map((token) => `foyer-session=${token}`)
  const bare = async (/** @type {string} */ cookie) => {
    const path = '/web/v1/auth/session?include=identifiers'
    const response = await fetch(server.address + path, { headers: { cookie } })
    return await response.json()
  }
  const ours = (/** @type {string} */ cookie) => foyer.getUser({ headers: { cookie } })

  /** The two kinds alternate, so that disturbances affect both. @param {number} callers the number of concurrent callers */
  async function measureLookUps(callers) {
    /** @type {Record<'ours' | 'bare', number[]>} */
    const times = { ours: [], bare: [] }
    const call = async (/** @type {number} */ caller) => {
      for (let lookup = caller; lookup < lookupCount * 2; lookup += callers) {
        const isFoyerTurn = (lookup + caller) % 2 === Math.floor(lookup / (callers * 2)) % 2
        const cookie = cookies[lookup % cookies.length] ?? ''
        const started = performance.now()
        const user = await (isFoyerTurn ? ours : bare)(cookie)
        times[isFoyerTurn ? 'ours' : 'bare'].push(performance.now() - started)
        if (!user?.id) throw new Error('Nobody is signed in.')
      }
    }
    await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)))
    return { ours: percentiles(times.ours), bare: percentiles(times.bare) }
  }

  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', server.address))
  /** The two kinds alternate for each token. @returns milliseconds per token */
  async function measureTokens() {
    const { token } = await foyer.createToken({ headers: { cookie: cookies[0] } })
    const kinds = {
      ours: () => foyer.verifyToken(token, { audience }),
      bare: () => jwtVerify(token, keys, { algorithms: ['EdDSA'], issuer: audience, audience }),
    }
    /** @type {Record<'ours' | 'bare', number[]>} */
    const times = { ours: [], bare: [] }
    for (let tokenIndex = 0; tokenIndex < tokens; tokenIndex++) {
      /** @type {('ours' | 'bare')[]} */
      const order = tokenIndex % 2 === 0 ? ['ours', 'bare'] : ['bare', 'ours']
      for (const kind of order) {
        const started = performance.now()
        await kinds[kind]()
        times[kind].push(performance.now() - started)
      }
    }
    return { ours: median(times.ours), bare: median(times.bare) }
  }

  await measureLookUps(10)
  await measureTokens()
  const print = (/** @type {string} */ text) => process.stderr.write(`${text}\n`)
  const found = await runRounds(
    { one: () => measureLookUps(1), ten: () => measureLookUps(10) },
    rounds,
    print,
  )
  const verified = (await runRounds({ tokens: measureTokens }, rounds, print)).tokens ?? []
  const { one = [], ten = [] } = found
  const rows = [
    ...listPercentiles('one caller', one),
    row('getUser, one caller: ms that it adds at p99, beside one', listAdded(one), '≤ 1'),
    ...listPercentiles('ten callers', ten),
    row('verifyToken beside jose.jwtVerify: ms at p50', verified, '≤ 1.1'),
  ]
  printResults(rows)
  const setting = `medians of ${rounds} rounds of ${lookupCount} look-ups, embedded database, back end and Foyer on one machine`
  if (options.write)
    writeResults(rows, { heading: 'Back ends', command: 'npm run bench:server-package', setting })
} finally {
  await stopProcess(server.child)
  rmSync(folder, { recursive: true, force: true })
}

/**
 * @param {string} name @param {{ ours: number, bare: number }[]} measured @param {string} goal
 * @returns {import('./results.mjs').Row}
 */
function row(name, measured, goal) {
  const [ours, bare] = [measured.map(({ ours }) => ours), measured.map(({ bare }) => bare)]
  return { name, ours: median(ours), measure: median(bare), ratio: medianRatio(ours, bare), digits: 3, goal }
}

/** @typedef {Record<'ours' | 'bare', { p50: number, p99: number }>} Measured */

/** @param {string} callers @param {Measured[]} measured */
function listPercentiles(callers, measured) {
  return /** @type {('p50' | 'p99')[]} */ (['p50', 'p99']).map((each) => {
    const durations = measured.map(({ ours, bare }) => ({ ours: ours[each], bare: bare[each] }))
    return row(`getUser beside fetch, ${callers}: ms at ${each}`, durations, '')
  })
}

/** The difference to which the goal applies. @param {Measured[]} measured */
function listAdded(measured) {
  return measured.map(({ ours, bare }) => ({ ours: ours.p99 - bare.p99, bare: 1 }))
}

/** @param {number[]} times */
function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const percentileAt = (/** @type {number} */ share) => sorted[Math.floor(sorted.length * share)] ?? NaN
  return { p50: percentileAt(0.5), p99: percentileAt(0.99) }
}
