import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start/start-error.ts'
import { writeDataFile } from '../files/write-data-file.ts'

/** Another process uses the folder. */
export class FolderInUseError extends StartError {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(`DATA_DIR: ${dataDir} is in use by process ${pid}. Stop that one first, or name another folder.`)
    this.pid = pid
  }
}

/**
 * Locks the folder against other processes: two embedded databases on the same files would destroy them. A lock whose process has ended
 * is taken over.
 * @returns the function that releases the lock
 * @throws StartError when the folder is in use or cannot be written
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  const lock = join(dataDir, 'postgres.lock')
  const owner = describeProcess(process.pid)
  const draft = await writeDataFile(dataDir, `postgres.lock.${process.pid}`, owner)
  try {
    takeLock(lock, draft, dataDir)
  } finally {
    rmSync(draft, { force: true })
  }
  return () => {
    if (readLock(lock) === owner) rmSync(lock, { force: true })
  }
}

function takeLock(lock: string, draft: string, dataDir: string): void {
  for (;;) {
    // Creating a hard link fails atomically if the name is taken, so the lock file never exists without its content.
    if (tryLink(draft, lock)) return
    const holder = readLock(lock)
    if (holder === undefined) continue
    const pid = Number.parseInt(holder, 10)
    if (isAlive(pid) && describeProcess(pid) === holder) {
      throw new FolderInUseError(dataDir, pid)
    }
    discardStale(lock, holder)
  }
}

/** Two processes may find the same stale lock. If one moves a fresh lock away by mistake, it puts it back. */
function discardStale(lock: string, stale: string): void {
  const aside = `${lock}.${process.pid}.stale`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (readLock(aside) !== stale) tryLink(aside, lock)
  rmSync(aside, { force: true })
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

/** @returns `undefined`: there is none @throws StartError if there is one that this user cannot read */
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

/** The process id and, on Linux, the start time: in a container the same low ids are reused after each restart. */
function describeProcess(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // `starttime` is the 20th field after the name in parentheses, which may contain anything (proc_pid_stat(5)).
    return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return `${pid}`
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
