import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { OpenOptions } from '../../database/open-database.ts'
import { isReadOnly } from '../../database/sql-state.ts'
import { explainUnexpected } from '../../start/failures/explain-failed-start.ts'
import { StartError } from '../../start/start-error.ts'
import { AdminError, UsageError } from './command.ts'
import { describeUsage } from './commands.ts'
import { requirePresentTables } from './open-admin-database.ts'
import { readCommand } from './read-command.ts'

export interface Surroundings {
  /** @throws StartError */
  readonly readConfig: () => Config
  /** @throws StartError */
  readonly open: (config: Config, options: OpenOptions) => Promise<Database>
  readonly operator: string
  /** The value of LOG_LEVEL: `debug` adds the place in the code to an unexpected error. */
  readonly logLevel?: string | undefined
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

/** Runs a command. @returns the process's exit code: 0 success, 1 failure, 2 invalid command line */
export async function runAdmin(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { say, complain } = surroundings
  try {
    const read = readCommand(args)
    if (read === null) {
      say(describeUsage())
      return 0
    }
    const { command, input, isJson } = read
    const config = surroundings.readConfig()
    // Only the command `migrate` migrates: it cannot be undone, so no other command may do it on the side.
    const database = await surroundings.open(config, { leavesTables: true, tell: complain })
    try {
      if (!command.leavesTables) await requirePresentTables(database)
      const { operator, logLevel } = surroundings
      const admin = { config, database, queries: database.drizzle, operator, logLevel, tell: complain }
      const { json, lines } = await command.run(admin, input)
      say(isJson ? JSON.stringify(json, null, 2) : lines.join('\n'))
    } finally {
      // Neither hides why the command failed, nor says of one that succeeded that it did.
      await database
        .close()
        .catch((error: unknown) =>
          complain(explainUnexpected('The database could not be closed', error, surroundings.logLevel)),
        )
    }
    return 0
  } catch (error) {
    complain(explain(error, surroundings.logLevel))
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
