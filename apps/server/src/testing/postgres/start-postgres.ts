import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgres, type PostgresPrograms } from './find-postgres.ts'
import { chooseOsUser, type OsUser } from './os-user.ts'

export interface RunningPostgres {
  /** The address of a separate database, with a superuser. */
  readonly url: string
  readonly pid: number
  /** Stops it at once (`SIGKILL`, `SIGQUIT`: a crash) or orderly (`SIGINT`), and starts it again on the same files. */
  restart(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void>
  /** Stops it like a crash (`SIGQUIT`). @returns a function that starts it again on the same files */
  crash(): Promise<() => Promise<void>>
  /** Stops the server and deletes its files. */
  stop(): Promise<void>
}

interface StartOptions {
  /** Every commit waits for the disk, as in production. Default: false, which is faster. */
  readonly isDurable?: boolean
  /** The folder in which its own folder is created. Default: that of temporary files. */
  readonly parent?: string
  readonly programs?: PostgresPrograms
  /** PostgreSQL settings in addition to those that are set here. */
  readonly settings?: Settings
}

type Settings = Readonly<Record<string, string | number>>

/**
 * Starts a new PostgreSQL on a free port of 127.0.0.1, with its files in a temporary folder.
 * @throws Error that says what to do when this machine has none or cannot run it
 */
export async function startPostgres({
  isDurable = false,
  parent = tmpdir(),
  programs,
  settings = {},
}: StartOptions = {}): Promise<RunningPostgres> {
  const user = chooseOsUser()
  const folder = mkdtempSync(join(parent, 'foyer-postgres-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
    const { bin } = makeReachable(programs ?? findPostgres(), user, folder)
    const data = join(folder, 'data')
    await createCluster(bin, data, user)
    const port = await findFreePort()
    const run = () => runServer(bin, data, { ...toSettings(port, isDurable), ...settings }, user)
    let child = await run()
    // If this process ends with an error, neither the server nor its files must be left behind.
    const abandon = () => {
      child.kill('SIGQUIT')
      removeFolder()
    }
    process.once('exit', abandon)
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await once(child, 'exit')
    }
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      pid: child.pid ?? 0,
      async restart(signal) {
        await end(signal)
        child = await retryStart(run)
      },
      async crash() {
        await end('SIGQUIT')
        return async () => {
          child = await retryStart(run)
        }
      },
      async stop() {
        process.off('exit', abandon)
        // Fast shutdown: open connections are closed, not waited for.
        if (child.exitCode === null && child.signalCode === null) await end('SIGINT')
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

/** Other users cannot read a clone in root's home folder: then PostgreSQL runs from a copy. */
function makeReachable(programs: PostgresPrograms, user: OsUser, folder: string): PostgresPrograms {
  try {
    execFileSync(join(programs.bin, 'postgres'), ['--version'], { ...user, cwd: folder, stdio: 'ignore' })
    return programs
  } catch {
    const home = join(folder, 'programs')
    cpSync(programs.home, home, { recursive: true, verbatimSymlinks: true })
    return { home, bin: join(home, 'bin') }
  }
}

async function createCluster(bin: string, data: string, user: OsUser): Promise<void> {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), [`--pgdata=${data}`, ...options], {
    ...user,
    cwd: join(data, '..'),
  })
}

function toSettings(port: number, isDurable: boolean): Settings {
  return {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 300,
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

async function runServer(bin: string, data: string, settings: Settings, user: OsUser) {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: data,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilReady(child)
  return child
}

/** Retries the start: after a kill, the old server's child processes end by themselves, and PostgreSQL refuses to start until then. */
async function retryStart<Child>(start: () => Promise<Child>, maxAttempts = 50): Promise<Child> {
  for (let remaining = maxAttempts; ; remaining--) {
    try {
      return await start()
    } catch (error) {
      if (remaining <= 1) throw error
      await wait(100)
    }
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  const logLines: string[] = []
  if (child.stderr === null) throw new Error('PostgreSQL was started without its log.')
  const lines = createInterface(child.stderr)
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (line.includes('database system is ready to accept connections')) resolve()
      // Keep reading, because a full pipe would block the server, but keep only the first lines, which may explain a failed start.
      else if (logLines.length < 50) logLines.push(line)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${logLines.join('\n')}`)))
  })
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
