import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { awaitReady, endProcess, startProcess } from '../tools/family.mjs'
import { findFreePort } from '../tools/free-port.mjs'
import { root } from '../tools/programs.mjs'
import { sandboxSettings } from '../tools/sandbox-settings.mjs'

/** The product under test, as it is served: the built server with the built web client, and a new database. */
export interface Product {
  readonly url: string
  readonly demo: { readonly email: string; readonly password: string }
  /** Where the stand-ins of the outside world are. */
  readonly sandbox: string
}

/** High enough that no journey meets a limit: the limits have tests of their own in the server. */
const limits = {
  LIMIT_LOGIN_ADDRESS: '100000/60',
  LIMIT_LOGIN_ACCOUNT: '100000/60',
  LIMIT_LOGIN_ACCOUNT_ADDRESS: '100000/60',
  LIMIT_REGISTER_ADDRESS: '100000/60',
  LIMIT_RECOVERY_ADDRESS: '100000/60',
  LIMIT_RECOVERY_ACCOUNT: '100000/60',
  LIMIT_PASSWORD_USER: '100000/60',
  LIMIT_SOCIAL_ADDRESS: '100000/60',
  LIMIT_EVENTS_ADDRESS: '100000/60',
  LIMIT_PROMOCODE_ADDRESS: '100000/60',
  LIMIT_CHECKOUT_ADDRESS: '100000/60',
}

export interface Running {
  readonly product: Product
  /** All that the server and the sandbox have written so far. */
  readonly readLog: () => string
  readonly end: () => Promise<void>
}

/** An empty folder for data, and the way to remove it. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

type Settings = Readonly<Record<string, string>>

/** Starts the product on a free port, with a sandbox of its own. @param settings as docs/operating.md lists them */
export async function startProduct(
  dataDir: string,
  settings: Settings | ((outside: { readonly sandbox: string }) => Settings) = {},
): Promise<Running> {
  const sandbox = startProcess(join(root, 'apps/sandbox/dist/main.js'), {
    env: { ...process.env, PORT: '0', SANDBOX_SMTP_PORT: '0', SANDBOX_LOG: 'on' },
    output: 'pipe',
  })
  let log = ''
  const keep = ({ stdout, stderr }: ChildProcess, show: (chunk: string) => void = () => undefined) => {
    for (const stream of [stdout, stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk
        show(chunk)
      })
  }
  keep(sandbox)
  const outside = await awaitReadyOrEnd(sandbox, 'sandbox')
  const own = typeof settings === 'function' ? settings({ sandbox: outside.address }) : settings
  const port = String(await findFreePort())
  const server = startProcess(join(root, 'apps/server/dist/main.js'), {
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
      // Addresses that others send people back to are known before anything listens there.
      PUBLIC_URL: `http://localhost:${port}`,
      ...sandboxSettings(outside),
      ...own,
    },
  })
  // Whoever asks for more of the log reads it by themselves.
  keep(server, own['LOG_LEVEL'] === undefined ? (chunk) => process.stdout.write(chunk) : undefined)
  const end = async () => {
    await Promise.all([endProcess(server), endProcess(sandbox)])
  }
  const ready = await awaitReadyOrEnd(server, 'server').catch(async (error: unknown) => {
    await end()
    throw error
  })
  return {
    product: { url: ready.address, demo: ready.demoAccount, sandbox: outside.address },
    readLog: () => log,
    end,
  }
}

async function awaitReadyOrEnd(child: ChildProcess, name: string): ReturnType<typeof awaitReady> {
  const died = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The ${name} ended with code ${code} before the journeys did.`)),
    )
  })
  died.catch(() => undefined)
  return Promise.race([awaitReady(child), died])
}
