// The release before this one, built from the project's history beside it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../../../tools/run/programs.mjs'

/** The first migration of this release: the commit before the one that brought it is the release before. */
const firstMigration = 'apps/server/migrations/0017-look-ups-by-user.sql'

export interface FormerRelease {
  /** What to start. */
  readonly script: string
  remove(): void
}

/** @throws Error where the project is here without its history */
export function buildFormerRelease(): FormerRelease {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-former-'))
  const remove = () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'remove', '--force', folder)
  }
  try {
    const commit = git('log', '--diff-filter=A', '--format=%H', '-1', '--', firstMigration)
    if (commit === '')
      throw new Error('The release before is built from the history of the project: clone it whole.')
    git('worktree', 'add', '--detach', '--force', folder, `${commit}^`)
    linkLibraries(folder)
    execFileSync(process.execPath, ['../../tools/build/bundle.mjs'], { cwd: join(folder, 'apps/server') })
    return { script: join(folder, 'apps/server/dist/main.js'), remove }
  } catch (error) {
    remove()
    throw error
  }
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
