import type { ChildProcess } from 'node:child_process'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { awaitReady, endProcess, startProcess } from '../../../tools/run/family.mjs'
import { findFreePort } from '../../../tools/run/free-port.mjs'
import { testedNodeOptions } from '../../../tools/run/node-options.mjs'
import { root } from '../../../tools/run/programs.mjs'
import { sandboxSettings } from '../../../tools/run/sandbox-settings.mjs'

/** The product under test: the built server with the built web client, and a new database. */
export interface Product {
  readonly url: string
  readonly demo: { readonly email: string; readonly password: string }
  /** The address of the sandbox. */
  readonly sandbox: string
}

/** High enough for all journeys: the server's own tests cover the limits. */
const limits = {
  LIMIT_LOGIN_ADDRESS: '100000/60',
  LIMIT_LOGIN_ACCOUNT: '100000/60',
  LIMIT_LOGIN_ACCOUNT_ADDRESS: '100000/60',
  LIMIT_REGISTER_ADDRESS: '100000/60',
  LIMIT_RECOVERY_ADDRESS: '100000/60',
  LIMIT_RECOVERY_ACCOUNT: '100000/60',
  LIMIT_RECOVERY_ACCOUNT_ADDRESS: '100000/60',
  LIMIT_CODES_PHONE_ADDRESS: '100000/60',
  LIMIT_CODES_PHONE: '100000/60',
  LIMIT_TEXTS_ADDRESS: '100000/60',
  LIMIT_TEXTS_NETWORK: '100000/60',
  LIMIT_TEXTS_PHONE: '100000/60',
  LIMIT_TEXTS_CALLING_CODE: '100000/60',
  LIMIT_TEXTS: '100000/60',
  LIMIT_PASSWORD_USER: '100000/60',
  LIMIT_EXPORT_USER: '100000/60',
  LIMIT_RECOVERY_CODES_USER: '100000/60',
  LIMIT_SOCIAL_ADDRESS: '100000/60',
  LIMIT_EVENTS_ADDRESS: '100000/60',
  LIMIT_PROMOCODE_ADDRESS: '100000/60',
  LIMIT_CHECKOUT_ADDRESS: '100000/60',
}

export interface RunningProduct {
  readonly product: Product
  /** The whole output of the server and the sandbox so far. */
  readonly readLog: () => string
  readonly end: () => Promise<void>
}

interface DataDir {
  readonly dataDir: string
  readonly remove: () => Promise<void>
}

/** Creates a data folder in the state after a first start, with no account but the demo one. Returns it, and a function that removes it. */
export async function createDataDir(): Promise<DataDir> {
  const created = await createEmptyDir()
  // Copied, because PostgreSQL creates its files in WebAssembly, which takes longer than the rest of a start.
  const started = process.env['FOYER_E2E_STARTED']
  // Synchronous, because copying a thousand small files is twice as fast this way.
  if (started) cpSync(started, created.dataDir, { recursive: true })
  return created
}

/** Starts a product once, and stops it: `createDataDir` copies its data folder. */
export async function createStartedDir(): Promise<DataDir> {
  const created = await createEmptyDir()
  await (await startProduct(created.dataDir)).end()
  process.env['FOYER_E2E_STARTED'] = created.dataDir
  return created
}

async function createEmptyDir(): Promise<DataDir> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

export type Settings = Readonly<Record<string, string>>

/** Starts the product on a free port, with its own sandbox. @param settings variables of docs/operating.md */
export async function startProduct(
  dataDir: string,
  settings: Settings | ((services: { readonly sandbox: string }) => Settings) = {},
): Promise<RunningProduct> {
  const sandbox = startProcess(join(root, 'apps/sandbox/dist/main.js'), {
    env: { ...process.env, PORT: '0', SANDBOX_SMTP_PORT: '0', SANDBOX_LOG: 'on' },
    output: 'pipe',
  })
  let log = ''
  const collectOutput = (
    { stdout, stderr }: ChildProcess,
    onChunk: (chunk: string) => void = () => undefined,
  ) => {
    for (const stream of [stdout, stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk
        onChunk(chunk)
      })
  }
  collectOutput(sandbox)
  const sandboxReady = await awaitReadyOrExit(sandbox, 'sandbox')
  const ownSettings = typeof settings === 'function' ? settings({ sandbox: sandboxReady.address }) : settings
  const port = String(await findFreePort())
  const server = startProcess(join(root, 'apps/server/dist/main.js'), {
    execArgv: testedNodeOptions,
    output: 'pipe',
    env: {
      ...process.env,
      ...limits,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      PORT: port,
      // The address must be known before the server listens.
      PUBLIC_URL: `http://localhost:${port}`,
      ...sandboxSettings(sandboxReady),
      ...ownSettings,
    },
  })
  // Tests that set the log level read the log themselves.
  collectOutput(
    server,
    ownSettings['LOG_LEVEL'] === undefined ? (chunk) => process.stdout.write(chunk) : undefined,
  )
  const end = async () => {
    await Promise.all([endProcess(server), endProcess(sandbox)])
  }
  const ready = await awaitReadyOrExit(server, 'server').catch(async (error: unknown) => {
    await end()
    throw error
  })
  return {
    product: { url: ready.address, demo: ready.demoAccount, sandbox: sandboxReady.address },
    readLog: () => log,
    end,
  }
}

async function awaitReadyOrExit(child: ChildProcess, name: string): ReturnType<typeof awaitReady> {
  const whenDied = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The ${name} ended with code ${code} before the journeys did.`)),
    )
  })
  whenDied.catch(() => undefined)
  return Promise.race([awaitReady(child), whenDied])
}
