// The release before this one, built from the project's history beside it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../tools/run/programs.mjs'

const migrationsFolder = 'apps/server/migrations'

export interface FormerRelease {
  /** What to start. */
  readonly script: string
  /** The name of the last one that it has. */
  readonly newestMigration: string
  remove(): void
}

/**
 * @param commit that of the release; default: the newest whose migrations lack the newest of this one
 * @throws Error where the project is here without its history
 */
export function buildFormerRelease(commit = findFormerCommit()): FormerRelease {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-former-'))
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  try {
    git('worktree', 'add', '--detach', '--force', folder, commit)
    linkLibraries(folder)
    // Its own script knows where its tools are.
    execFileSync('npm', ['run', 'build'], { cwd: join(folder, 'apps/server'), stdio: 'ignore' })
    const migrations = listMigrations(folder)
    return {
      script: join(folder, 'apps/server/dist/main.js'),
      newestMigration: migrations.at(-1) ?? '',
      remove,
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** The commit before the one that brought the newest migration, or the present one while that is not committed yet. */
function findFormerCommit(): string {
  const newest = listMigrations(root).at(-1) ?? ''
  const broughtIn = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${migrationsFolder}/${newest}`)
  const former = broughtIn === '' ? 'HEAD' : `${broughtIn}^`
  try {
    return git('rev-parse', '--verify', `${former}^{commit}`)
  } catch (error) {
    const reason = 'The release before is built from the history of the project: clone it whole.'
    throw new Error(reason, { cause: error })
  }
}

function listMigrations(project: string): string[] {
  return readdirSync(join(project, migrationsFolder))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
}

/** Libraries are those of this release; the packages of the project are its own. */
function linkLibraries(folder: string): void {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(to, '@foyer'), { recursive: true })
  for (const name of readdirSync(from)) if (name !== '@foyer') symlinkSync(join(from, name), join(to, name))
  symlinkSync(join(root, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'))
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(to, '@foyer', name))
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}
