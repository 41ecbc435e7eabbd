import { userInfo } from 'node:os'
import { readConfig } from '../../config.ts'
import { explainUnexpected } from '../../start/failures/explain-failed-start.ts'
import { openAdminDatabase } from './open-admin-database.ts'
import { runAdmin } from './run-admin.ts'

/** The operating system's name for the user; in a container the user may have none. */
function nameOperator(): string {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}

/** The reader of the output may stop reading, as `head` does. The command runs to its end all the same. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

/** Reports an error outside of promises, such as that of a full disk to which the output is written. */
function fail(error: unknown): never {
  process.stderr.write(`${explainUnexpected('It could not be done', error, process.env['LOG_LEVEL'])}\n`)
  process.exit(1)
}

process.once('uncaughtException', fail)
for (const output of [process.stdout, process.stderr]) output.on('error', ignoreClosedPipe)

process.exitCode = await runAdmin(process.argv.slice(2), {
  readConfig: () => readConfig(process.env),
  open: openAdminDatabase,
  operator: nameOperator(),
  logLevel: process.env['LOG_LEVEL'],
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
})
