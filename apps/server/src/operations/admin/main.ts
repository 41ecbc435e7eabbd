import { userInfo } from 'node:os'
import { readConfig } from '../../config.ts'
import { openAdminDatabase } from './open-admin-database.ts'
import { runAdmin } from './run-admin.ts'

/** The system's user name; in a container the user may have none. */
function nameOperator(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** Whoever reads the output may leave, such as `head`. The command is finished all the same. */
function ignoreLeftReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

for (const output of [process.stdout, process.stderr]) output.on('error', ignoreLeftReader)

process.exitCode = await runAdmin(process.argv.slice(2), {
  readConfig: () => readConfig(process.env),
  open: openAdminDatabase,
  operator: nameOperator(),
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
