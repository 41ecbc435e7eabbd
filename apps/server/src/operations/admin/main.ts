import { userInfo } from 'node:os'
import { readConfig } from '../../config.ts'
import { explainUnexpected } from '../../start/failures/explain-failed-start.ts'
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

/** An error outside of promises, such as that of a full disk that the output goes to. */
function fail(error: unknown): never {
  process.stderr.write(`${explainUnexpected('It could not be done', error, process.env['LOG_LEVEL'])}\n`)
  process.exit(1)
}

process.once('uncaughtException', fail)
for (const output of [process.stdout, process.stderr]) output.on('error', ignoreLeftReader)

process.exitCode = await runAdmin(process.argv.slice(2), {
  readConfig: () => readConfig(process.env),
  open: openAdminDatabase,
  operator: nameOperator(),
  logLevel: process.env['LOG_LEVEL'],
  say: (text) => void process.stdout.write(`${text}\n`),
  complain: (text) => void process.stderr.write(`${text}\n`),
})
