import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../settings/start-error.ts'
import { writeDataFile } from '../files/write-data-file.ts'
import { describeProcess, isAlive, readMachine } from './process-identity.ts'

/** Another process uses the folder. */
export class FolderInUseError extends StartError {
  readonly pid: number

  constructor(dataDir: string, pid: number, where = '') {
    super(
      `DATA_DIR: ${dataDir} is in use by process ${pid}${where}. Stop that one first, or name another folder.`,
    )
    this.pid = pid
  }
}

/** In ms. */
interface LockTimes {
  /** How often the lock file is touched, as a heartbeat for processes elsewhere, which cannot see this one. */
  readonly heartbeatInterval: number
  /** How long to watch the heartbeat of a lock from elsewhere. Much longer than `heartbeatInterval`, because the embedded database can block a process. */
  readonly heartbeatTimeout: number
}

const defaultTimes: LockTimes = { heartbeatInterval: 2_000, heartbeatTimeout: 15_000 }

export interface LockOptions {
  readonly times?: LockTimes
  /** Called with a line of text when this process starts to watch a lock from elsewhere. */
  readonly report?: (text: string) => void
  /** Called once another process has taken the lock over. */
  readonly onLost?: (loss: Error) => void
  readonly now?: () => number
}

export interface FolderLock {
  /** Why this process may no longer use the folder; `undefined` while it may. Ask before each use. */
  findLoss(): Error | undefined
  release(): void
}

/**
 * Locks the folder against other processes: two embedded databases on the same files would destroy them. The lock of a process that has ended
 * is taken over. So is a lock from elsewhere (another container or machine) whose heartbeat has stopped for long, such as in a paused
 * container: when that process resumes, it finds out by `findLoss`.
 * @throws StartError when the folder is in use or cannot be written
 */
export async function lockDataDir(
  dataDir: string,
  {
    times = defaultTimes,
    report = () => undefined,
    onLost = () => undefined,
    now = Date.now,
  }: LockOptions = {},
): Promise<FolderLock> {
  const lock = join(dataDir, 'postgres.lock')
  const owner = describeProcess(process.pid)
  // A random name, because processes in different containers have the same process ids.
  const draft = await writeDataFile(dataDir, `postgres.lock.${randomUUID()}`, owner)
  try {
    await acquireLock(lock, draft, dataDir, { times, report })
  } finally {
    rmSync(draft, { force: true })
  }
  let loss: Error | undefined
  let checkedAt = now()

  function checkOwner(): void {
    checkedAt = now()
    const holder = tryRead(lock)
    if (loss !== undefined || holder === undefined || holder === owner) return
    clearInterval(heartbeat)
    loss = new Error(
      `DATA_DIR: ${dataDir} was taken over by process ${Number.parseInt(holder, 10)}, because this one had stood still.`,
    )
    onLost(loss)
  }

  const heartbeat = setInterval(() => {
    checkOwner()
    if (loss !== undefined) return
    const time = new Date()
    // Ignored: a fault that keeps the lock from being touched also stops the database.
    utimes(lock, time, time).catch(() => undefined)
  }, times.heartbeatInterval).unref()
  return {
    findLoss() {
      // The interval checks just as often, unless this process was paused.
      if (now() - checkedAt > 2 * times.heartbeatInterval) checkOwner()
      return loss
    },
    release() {
      clearInterval(heartbeat)
      if (readLock(lock) === owner) rmSync(lock, { force: true })
    },
  }
}

async function acquireLock(
  lock: string,
  draft: string,
  dataDir: string,
  { times, report }: Required<Pick<LockOptions, 'times' | 'report'>>,
): Promise<void> {
  for (;;) {
    // Creating a hard link fails atomically if the name is taken, so the lock file never exists without its content.
    if (tryLink(draft, lock)) return
    const holder = readLock(lock)
    if (holder === undefined) continue
    const pid = Number.parseInt(holder, 10)
    if (isHeldElsewhere(holder)) {
      report(
        `DATA_DIR: process ${pid} of another container or machine, or from before a restart of this one, has used ${dataDir}. Waiting ${times.heartbeatTimeout / 1_000} s to see whether it still does.`,
      )
      if (await isTouched(lock, times.heartbeatTimeout))
        throw new FolderInUseError(dataDir, pid, ' of another container or machine')
    } else if (isAlive(pid) && describeProcess(pid) === holder) {
      throw new FolderInUseError(dataDir, pid)
    }
    discardStale(lock, holder)
  }
}

/** Is the lock held by a process in another container or on another machine? This process cannot see whether that one has ended. */
function isHeldElsewhere(holder: string): boolean {
  const [, , ...location] = holder.split(' ')
  return location.length > 0 && location.join(' ') !== readMachine()
}

/** Is the lock touched or replaced within this time? Only its own modification times are compared, because clocks of machines differ. */
async function isTouched(lock: string, milliseconds: number): Promise<boolean> {
  const readTime = () => statSync(lock, { throwIfNoEntry: false })?.mtimeMs
  const before = readTime()
  const deadline = performance.now() + milliseconds
  while (performance.now() < deadline) {
    await wait(Math.min(250, milliseconds / 10))
    const time = readTime()
    if (time !== before) return time !== undefined
  }
  return false
}

/** Two processes may find the same stale lock. If one moves a fresh lock away by mistake, it puts it back. */
function discardStale(lock: string, staleOwner: string): void {
  const asidePath = `${lock}.${randomUUID()}.stale`
  try {
    renameSync(lock, asidePath)
  } catch {
    return
  }
  if (readLock(asidePath) !== staleOwner) tryLink(asidePath, lock)
  rmSync(asidePath, { force: true })
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** @returns `undefined` even if the file exists but cannot be read, which says nothing about the lock's holder */
function tryRead(lock: string): string | undefined {
  try {
    return readLock(lock)
  } catch {
    return undefined
  }
}

/** @returns `undefined`: there is no lock @throws StartError if there is one that this user cannot read */
function readLock(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT') return undefined
    throw new StartError(
      `DATA_DIR: ${lock} cannot be read (${String(code)}). If no other process of Foyer runs, delete it, and start as the user who owns the folder.`,
    )
  }
}
