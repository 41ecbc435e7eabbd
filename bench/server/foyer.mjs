// @ts-check
// The whole built server in production settings, with accounts to sign in to.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { findFreePort } from '../../tools/run/free-port.mjs'
import { nodeOptions } from '../../tools/run/node-options.mjs'
import { forkScript, startScript } from '../processes.mjs'
import { writeRequest } from './load.mjs'
import { fingerprint } from '../fingerprint.mjs'

const main = new URL('../../apps/server/dist/main.js', import.meta.url)
export const accounts = makeAccounts('person')

/** The people whose sessions are checked. No bench signs in to their accounts, because an account keeps only its newest hundred sessions. */
const visitors = makeAccounts('visitor')

/** @param {string} name */
function makeAccounts(name) {
  return Array.from({ length: 100 }, (_, index) => ({
    email: `${name}-${index}@example.com`,
    password: 'Correct1horse',
  }))
}

/** Rate limiting is on, but the limits are high, because all requests come from one address. */
const limits = Object.fromEntries(
  ['LOGIN_ADDRESS', 'LOGIN_ACCOUNT_ADDRESS', 'LOGIN_ACCOUNT', 'REGISTER_ADDRESS'].map((name) => [
    `LIMIT_${name}`,
    '100000000/3600',
  ]),
)

/** Starts the server with accounts to sign in to, and sessions that last. @param {string} databaseUrl @param {string} dataDir */
export async function startFoyer(databaseUrl, dataDir) {
  const { child, address } = await startFoyerAgain(databaseUrl, dataDir)
  await Promise.all(accounts.map((account) => register(address, account)))
  const tokens = await Promise.all(visitors.map((account) => register(address, account)))
  return { child, address, tokens, logins: accounts.map(writeLogin) }
}

/**
 * Starts another process on the same database.
 * @param {string} databaseUrl
 * @param {string} dataDir
 * @param {Record<string, string>} settings in addition to the usual ones
 */
export async function startFoyerAgain(databaseUrl, dataDir, settings = {}) {
  const environment = { ...makeEnvironment(databaseUrl, dataDir, await findFreePort()), ...settings }
  const { child, ready } = await startScript(findMain(), environment)
  return { child, address: String(ready.address) }
}

/** Starts a process without waiting for it. @param {string} databaseUrl @param {string} dataDir @param {number} port */
export function forkFoyer(databaseUrl, dataDir, port) {
  return forkScript(findMain(), makeEnvironment(databaseUrl, dataDir, port))
}

function findMain() {
  if (!existsSync(main)) throw new Error('The server is not built: npm run build -w apps/server')
  return main
}

/** @param {string} databaseUrl empty: the embedded database @param {string} dataDir @param {number} port */
function makeEnvironment(databaseUrl, dataDir, port) {
  return {
    ...process.env,
    ...limits,
    PASSWORD_HASH_WAIT: '60000',
    DATABASE_URL: databaseUrl,
    DATABASE: databaseUrl === '' ? 'embedded' : '',
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    SHUTDOWN_DELAY: '0',
    NODE_ENV: 'production',
    NODE_OPTIONS: nodeOptions,
    DEMO: 'off',
  }
}

/** @param {string} token @param {Record<string, string>} headers in addition to the cookie */
export function writeSessionCheck(token, headers = {}) {
  return writeRequest('GET', '/web/v1/auth/session', { cookie: `foyer-session=${token}`, ...headers })
}

/** The request as the web client sends it. @param {{ email: string, password: string }} account */
function writeLogin(account) {
  const headers = { 'content-type': 'application/json', 'user-agent': fingerprint.userAgent }
  return writeRequest('POST', '/web/v1/auth/login', headers, JSON.stringify({ ...account, fingerprint }))
}

/** @param {string} address @param {{ email: string, password: string }} account @returns its session's token */
export function register(address, account) {
  return authenticate(address, '/web/v1/auth/register', account)
}

/** @param {string} address @param {{ email: string, password: string }} account @returns its session's token */
export function signIn(address, account) {
  return authenticate(address, '/web/v1/auth/login', { ...account, fingerprint })
}

/** @param {string} address @param {string} path @param {object} body */
async function authenticate(address, path, body) {
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': fingerprint.userAgent },
    body: JSON.stringify(body),
  })
  const token = /foyer-session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (token === undefined) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return token
}
