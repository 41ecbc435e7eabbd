// @ts-check
// The whole built server in production settings, with accounts to sign in to.
import { existsSync } from 'node:fs'
import process from 'node:process'
import { startScript } from './processes.mjs'
import { writeRequest } from './load.mjs'
import { fingerprint } from './fingerprint.mjs'

const main = new URL('../apps/server/dist/main.js', import.meta.url)
const accounts = Array.from({ length: 100 }, (_, index) => ({
  email: `person-${index}@example.com`,
  password: 'Correct1horse',
}))

/** Every protection is on; only the numbers are high, as all the load comes from one address. */
const limits = Object.fromEntries(
  ['LOGIN_ADDRESS', 'LOGIN_ACCOUNT_ADDRESS', 'LOGIN_ACCOUNT', 'REGISTER_ADDRESS'].map((name) => [
    `LIMIT_${name}`,
    '100000000/3600',
  ]),
)

/** @param {string} databaseUrl @param {string} dataDir */
export async function startFoyer(databaseUrl, dataDir) {
  if (!existsSync(main)) throw new Error('The server is not built: npm run build -w apps/server')
  const environment = {
    ...process.env,
    ...limits,
    PASSWORD_HASH_WAIT: '60000',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: '0',
  }
  const { child, ready } = await startScript(main, { ...environment, NODE_ENV: 'production', DEMO: 'off' })
  const tokens = await Promise.all(accounts.map((account) => register(ready.address, account)))
  return { child, address: ready.address, tokens, logins: accounts.map(writeLogin) }
}

/** @param {string} token */
export function writeSessionCheck(token) {
  return writeRequest('GET', '/web/v1/auth/session', { cookie: `foyer-session=${token}` })
}

/** What the web client sends. @param {{ email: string, password: string }} account */
function writeLogin(account) {
  const headers = { 'content-type': 'application/json', 'user-agent': fingerprint.userAgent }
  return writeRequest('POST', '/web/v1/auth/login', headers, JSON.stringify({ ...account, fingerprint }))
}

/** @param {string} address @param {{ email: string, password: string }} account @returns the session's token */
async function register(address, account) {
  const answer = await fetch(new URL('/web/v1/auth/register', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const token = /foyer-session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  if (token === undefined) throw new Error(`Registering answered ${answer.status}: ${await answer.text()}`)
  return token
}
