import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { OpenOptions } from '../../database/open-database.ts'
import { isReadOnly } from '../../database/sql-state.ts'
import { explainUnexpected } from '../../start/failures/explain-failed-start.ts'
import { StartError } from '../../settings/start-error.ts'
import { AdminError, UsageError } from './command.ts'
import { describeUsage } from './commands.ts'
import { requirePresentTables } from './open-admin-database.ts'
import { readCommand } from './read-command.ts'

export interface AdminEnvironment {
  /** @throws StartError */
  readonly readConfig: () => Config
  /** @throws StartError */
  readonly open: (config: Config, options: OpenOptions) => Promise<Database>
  readonly operator: string
  /** The value of LOG_LEVEL: `debug` adds the place in the code to an unexpected error. */
  readonly logLevel?: string | undefined
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
}

/** Runs a command. @returns the process's exit code: 0 success, 1 failure, 2 invalid command line */
export async function runAdmin(args: readonly string[], environment: AdminEnvironment): Promise<0 | 1 | 2> {
  const { print, printError } = environment
  try {
    const parsed = readCommand(args)
    if (parsed === null) {
      print(describeUsage())
      return 0
    }
    const { command, input, isJson } = parsed
    const config = environment.readConfig()
    // Only the command `migrate` migrates: it cannot be undone, so no other command may do it on the side.
    const database = await environment.open(config, { skipsTables: true, report: printError })
    try {
      if (!command.skipsTables) await requirePresentTables(database)
      const { operator, logLevel } = environment
      const admin = { config, database, queries: database.drizzle, operator, logLevel, report: printError }
      const { json, lines } = await command.run(admin, input)
      print(isJson ? JSON.stringify(json, null, 2) : lines.join('\n'))
    } finally {
      // Neither hides why the command failed, nor says of one that succeeded that it did.
      await database
        .close()
        .catch((error: unknown) =>
          printError(explainUnexpected('The database could not be closed', error, environment.logLevel)),
        )
    }
    return 0
  } catch (error) {
    printError(explain(error, environment.logLevel))
    return error instanceof UsageError ? 2 : 1
  }
}

function explain(error: unknown, logLevel: string | undefined): string {
  if (error instanceof UsageError || error instanceof AdminError || error instanceof StartError)
    return error.message
  if (isReadOnly(error))
    return 'It could not be done: the database takes no writes. It is a replica, or was made read-only. Name its primary in DATABASE_URL, or try again once it takes writes.'
  return explainUnexpected('It could not be done', error, logLevel)
}
