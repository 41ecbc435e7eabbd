// Builds the previous release from the project's history.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../tools/run/programs.mjs'

const migrationsFolder = 'apps/server/migrations'

export interface FormerRelease {
  /** The path of its server. */
  readonly script: string
  /** The name of its newest migration. */
  readonly newestMigration: string
  remove(): void
}

/**
 * @param commit the commit of the release; default: the newest commit that lacks the newest migration of this release
 * @throws Error if the project has no Git history here
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
    // Uses its own build script, which knows where its tools are.
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

/** The commit before the one that added the newest migration, or HEAD if that migration has not been committed yet. */
function findFormerCommit(): string {
  const newest = listMigrations(root).at(-1) ?? ''
  const addingCommit = git(
    'log',
    '--diff-filter=A',
    '--format=%H',
    '-1',
    '--',
    `${migrationsFolder}/${newest}`,
  )
  const previousCommit = addingCommit === '' ? 'HEAD' : `${addingCommit}^`
  try {
    return git('rev-parse', '--verify', `${previousCommit}^{commit}`)
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

/** Links the libraries of this release, but the former release's own packages. */
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
