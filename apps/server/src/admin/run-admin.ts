import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { describeError } from '../observability/describe-error.ts'
import { StartError } from '../start-error.ts'
import { AdminError, UsageError } from './command.ts'
import { describeUsage } from './commands.ts'
import { readCommand } from './read-command.ts'

export interface Surroundings {
  /** @throws StartError */
  readonly readConfig: () => Config
  /** @throws StartError */
  readonly open: (config: Config) => Promise<Database>
  readonly operator: string
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

/** Runs one command. @returns the process's exit code: 0 done, 1 could not be done, 2 typed wrongly */
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
    const database = await surroundings.open(config)
    try {
      const admin = { config, queries: database.drizzle, operator: surroundings.operator }
      const { json, lines } = await command.run(admin, input)
      say(isJson ? JSON.stringify(json, null, 2) : lines.join('\n'))
    } finally {
      await database.close()
    }
    return 0
  } catch (error) {
    complain(explain(error))
    return error instanceof UsageError ? 2 : 1
  }
}

function explain(error: unknown): string {
  const isForPeople =
    error instanceof UsageError || error instanceof AdminError || error instanceof StartError
  return isForPeople ? error.message : `It could not be done: ${JSON.stringify(describeError(error))}`
}
