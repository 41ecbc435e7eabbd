import { execFileSync } from 'node:child_process'
import process from 'node:process'

/** The operating-system user to start a program as. Empty: the current one. */
export type OsUser = { readonly uid: number; readonly gid: number } | Record<string, never>

/** PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`, one of which every Unix has. */
export function chooseOsUser(): OsUser {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [readId('-u', name), readId('-g', name)]
    if (uid !== null && gid !== null && uid > 0) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. ' +
      'Run the tests as an ordinary user, or create one: useradd --system postgres',
  )
}

function readId(option: '-u' | '-g', name: string): number | null {
  try {
    return Number(
      execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return null
  }
}
