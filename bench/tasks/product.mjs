// @ts-check
// Starts a built version with its sandbox and an empty database, and creates accounts for the tasks.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { request as requests } from 'playwright'
import { findFreePort } from '../../tools/run/free-port.mjs'
import { sandboxSettings } from '../../tools/run/sandbox-settings.mjs'
import { startScript, stopProcess } from '../processes.mjs'

/**
 * @typedef {{ url: string, sandbox: string, end: () => Promise<void> }} Product
 * @typedef {{ email: string, password: string }} Account
 */

/** High limits, because all people come from one address. */
const limits = Object.fromEntries(
  [
    'LOGIN_ADDRESS',
    'REGISTER_ADDRESS',
    'RECOVERY_ADDRESS',
    'SOCIAL_ADDRESS',
    'CHECKOUT_ADDRESS',
    'EVENTS_ADDRESS',
  ].map((name) => [`LIMIT_${name}`, '100000/60']),
)

/** @param {string} folder of the version @returns {Promise<Product>} */
export async function startProduct(folder) {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-tasks-'))
  const sandbox = await startScript(join(folder, 'apps/sandbox/dist/main.js'), {
    ...process.env,
    PORT: '0',
    SANDBOX_SMTP_PORT: '0',
  })
  const port = String(await findFreePort())
  const server = await startScript(join(folder, 'apps/server/dist/main.js'), {
    ...process.env,
    ...limits,
    NODE_ENV: 'test',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    ...sandboxSettings(sandbox.ready),
  })
  async function end() {
    await Promise.all([stopProcess(server.child), stopProcess(sandbox.child)])
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: server.ready.address, sandbox: sandbox.ready.address, end }
}

let count = 0

/** Creates an account whose address is proven. @param {Product} product @returns {Promise<Account>} */
export async function createAccount({ url, sandbox }) {
  const account = { email: `anna-${++count}@example.org`, password: 'Correct-horse-7' }
  const request = await requests.newContext()
  await post(request, `${url}/web/v1/auth/register`, account)
  await post(request, `${url}/web/v1/auth/verification`, { kind: 'email' })
  const code = await readCode(request, sandbox, account.email)
  await post(request, `${url}/web/v1/auth/verification/confirm`, { code })
  await post(request, `${url}/web/v1/auth/logout`, {})
  await request.dispose()
  return account
}

/** Opens a session of the account on another device. @param {Product} product @param {Account} account @param {string} userAgent */
export async function signInOnOtherDevice({ url }, account, userAgent) {
  const request = await requests.newContext({ userAgent })
  await post(request, `${url}/web/v1/auth/login`, account)
  await request.dispose()
}

/** @param {import('playwright').APIRequestContext} request @param {string} url @param {object} data */
async function post(request, url, data) {
  const answer = await request.post(url, { data })
  if (!answer.ok()) throw new Error(`${url} was answered by ${answer.status()}: ${await answer.text()}`)
}

/** @param {import('playwright').APIRequestContext} request @param {string} sandbox @param {string} to */
async function readCode(request, sandbox, to) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await request.get(`${sandbox}/api/messages`)
    const { messages } = await answer.json()
    const mail = messages.find((/** @type {{ to: string[] }} */ message) => message.to.includes(to))
    const code = /\b\d{6}\b/.exec(mail?.text)?.[0]
    if (code !== undefined) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No code was mailed to ${to}.`)
}
