import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { awaitReady, endProcess, startProcess } from '../tools/family.mjs'
import { root } from '../tools/programs.mjs'

/** The product under test, as it is served: the built server with the built web client, and a new database. */
export interface Product {
  readonly url: string
  readonly demo: { readonly email: string; readonly password: string }
}

/** High enough that no journey meets a limit: the limits have tests of their own in the server. */
const limits = {
  LIMIT_LOGIN_ADDRESS: '100000/60',
  LIMIT_LOGIN_ACCOUNT: '100000/60',
  LIMIT_LOGIN_ACCOUNT_ADDRESS: '100000/60',
  LIMIT_REGISTER_ADDRESS: '100000/60',
}

export interface Running {
  readonly product: Product
  readonly end: () => Promise<void>
}

/** An empty folder for data, and the way to remove it. */
export async function makeDataDir(): Promise<{ dataDir: string; remove: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

/** Starts the product on a free port. @param settings as docs/operating.md lists them */
export async function startProduct(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const server = startProcess(join(root, 'apps/server/dist/main.js'), {
    env: {
      ...process.env,
      ...limits,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...settings,
    },
  })
  const died = new Promise<never>((_, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before the journeys did.`)),
    )
  })
  const ready = await Promise.race([awaitReady(server), died])
  died.catch(() => undefined)
  return {
    product: { url: ready.address, demo: ready.demoAccount },
    end: () => endProcess(server),
  }
}
