import { spawn } from 'node:child_process'
import { cpSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { endProcess } from '../../../tools/run/family.mjs'
import { runGuide, runCommand } from '../../../tools/run/guide-pieces.mjs'
import { test as base } from '@playwright/test'
import { ageSessions } from '../../testing/products/aged-product.ts'
import { createDataDir, startProduct, type RunningProduct } from '../../testing/products/product.ts'
import { findSteadyPort } from './steady-port.ts'

export interface App {
  /** The origin of the app, which is also Foyer's `PUBLIC_URL`. */
  readonly origin: string
  /** A new folder for the app, named `shop`. */
  readonly folder: string
  /** The address of the sandbox, which changes whenever Foyer is restarted. */
  readonly readSandbox: () => string
  /** Stops Foyer, but not the app. */
  readonly stopFoyer: () => Promise<void>
  /** Makes all sessions eleven minutes older, while Foyer is stopped. */
  readonly age: () => Promise<void>
  readonly startFoyer: () => Promise<void>
  /** Creates an app from the code and commands of a guide. */
  readonly follow: (guide: string, heading: string) => void
  /** Creates an app with `npm create foyer`, and installs it. */
  readonly create: (options: string) => void
  /** Runs a command in the app's folder, and waits until it ends. */
  readonly run: (command: string) => void
  /** Starts the app, or restarts it with another command, and waits until it answers. `PORT` and `FOYER_URL` are set. */
  readonly start: (command: string) => Promise<void>
}

/** Variables of the npm that runs the tests, which the app's own commands must not inherit. */
const isOfNpm = /^npm_|^INIT_CWD$|^NODE_ENV$/

export const test = base.extend<{ app: App }>({
  app: async ({}, use) => {
    const { dataDir, remove } = await createDataDir()
    const tempFolder = await mkdtemp(join(tmpdir(), 'foyer-app-'))
    const [port, appPort] = [await findSteadyPort(), await findSteadyPort()]
    const origin = `http://localhost:${appPort}`
    const foyerUrl = `http://localhost:${port}`
    const inherited = Object.entries(process.env).filter(([name]) => !isOfNpm.test(name))
    const env = { ...Object.fromEntries(inherited), FOYER_URL: foyerUrl, PORT: String(appPort) }
    const folder = join(tempFolder, 'shop')
    const startFoyer = () => startProduct(dataDir, { PORT: String(port), PUBLIC_URL: origin })
    let foyer: RunningProduct | undefined = await startFoyer()
    let stopCommand = async (): Promise<void> => undefined
    try {
      await use({
        origin,
        folder,
        readSandbox() {
          if (foyer === undefined) throw new Error('Foyer is stopped, and its sandbox with it.')
          return foyer.product.sandbox
        },
        async stopFoyer() {
          await foyer?.end()
          foyer = undefined
        },
        age: () => ageSessions(dataDir),
        async startFoyer() {
          foyer = await startFoyer()
        },
        follow: (guide, heading) => runGuide(guide, heading, folder, env),
        create(options) {
          const vendor = join(tempFolder, 'vendor')
          cpSync(readTarballs(), vendor, { recursive: true })
          const starter = readdirSync(vendor).find((name) => name.startsWith('create-foyer-'))
          runCommand(`npx --yes ./vendor/${starter} shop ${options} --packages vendor`, tempFolder, env)
          // A package that requires a newer Node is an error, because npm would warn everybody who follows the README.
          runCommand('npm install --engine-strict', folder, env)
        },
        run: (command) => runCommand(command, folder, env),
        async start(command) {
          await stopCommand()
          stopCommand = await startCommand(command, folder, env, origin)
        },
      })
    } finally {
      await stopCommand()
      await foyer?.end()
      await remove()
      await rm(tempFolder, { recursive: true, force: true, maxRetries: 5 })
    }
  },
})

function readTarballs(): string {
  const folder = process.env['FOYER_E2E_TARBALLS']
  if (folder === undefined) throw new Error('The tests need the tarballs that global-setup.ts packs.')
  return folder
}

/** Starts a command that keeps running. @returns a function that ends it */
async function startCommand(command: string, cwd: string, env: NodeJS.ProcessEnv, origin: string) {
  const child = spawn(command, { cwd, env, shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk
    })
  const deadline = Date.now() + 120_000
  while (!(await isResponding(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await endProcess(child)
      throw new Error(`${command} does not answer at ${origin}:\n${log}`)
    }
    await wait(100)
  }
  return () => endProcess(child)
}

/** Does anything answer there? Sends no request to Foyer. */
async function isResponding(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/nothing`).then(
    () => true,
    () => false,
  )
}
