// @ts-check
// Puts a peer under the same load: better-auth on the same PostgreSQL, with accounts to sign in to.
import { createRequire } from 'node:module'
import process from 'node:process'
import { accounts } from './foyer.mjs'
import { writeRequest } from './load.mjs'
import { startScript } from '../processes.mjs'

const script = new URL('../peers/better-auth.mjs', import.meta.url)
const fromServer = createRequire(new URL('../../apps/server/package.json', import.meta.url))
/** @type {typeof import('pg')} */
const pg = fromServer('pg')

/** better-auth's default password hash, or our server's, so that both do the same work. @typedef {'as it ships' | 'same argon2id'} PasswordHash */

/** @param {string} databaseUrl of a server, on which it gets a separate database @param {PasswordHash} passwordHash */
export async function startBetterAuth(databaseUrl, passwordHash) {
  const name = passwordHash === 'as it ships' ? 'better_auth' : 'better_auth_argon2id'
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()

  const environment = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: url.href,
    PASSWORD_HASH: passwordHash,
  }
  const { child, ready } = await startScript(script, environment)
  const { address } = ready
  const cookies = []
  for (const account of accounts) cookies.push(await signUp(address, account))
  await checkSession(address, cookies[0] ?? '')
  return {
    child,
    address,
    logins: accounts.map((account) => {
      const headers = { 'content-type': 'application/json', origin: address }
      return writeRequest('POST', '/api/auth/sign-in/email', headers, JSON.stringify(account))
    }),
    checks: cookies.map((cookie) => writeRequest('GET', '/api/auth/get-session', { cookie })),
    /** Restarts it on the same database. */
    startAgain: () => startScript(script, environment),
  }
}

/** @param {string} address @param {{ email: string, password: string }} account */
export async function signInToBetterAuth(address, account) {
  const answer = await send(address, '/api/auth/sign-in/email', account)
  if (!answer.ok) throw new Error(`Signing in to better-auth answered ${answer.status}.`)
}

/** @param {string} address @param {{ email: string, password: string }} account @returns its session's cookie */
async function signUp(address, account) {
  const answer = await send(address, '/api/auth/sign-up/email', { ...account, name: 'A person' })
  const cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])
  if (!answer.ok || cookie.length === 0)
    throw new Error(`better-auth answered ${answer.status}: ${await answer.text()}`)
  return cookie.join('; ')
}

/** Checks the body too, because it also answers 200 for an invalid session. @param {string} address @param {string} cookie */
async function checkSession(address, cookie) {
  const answer = await fetch(new URL('/api/auth/get-session', address), { headers: { cookie } })
  const body = await answer.text()
  if (!body.includes('@example.com')) throw new Error(`better-auth knows no such session: ${body}`)
}

/** @param {string} address @param {string} path @param {object} body */
function send(address, path, body) {
  return fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(body),
  })
}
