import { parseArgs } from 'node:util'
import { UsageError, type Command, type Input } from './command.ts'
import { commands } from './commands.ts'

export interface ParsedCommand {
  readonly command: Command
  readonly input: Input
  readonly isJson: boolean
}

/** @returns `null` if help was requested. @throws UsageError with one line */
export function readCommand(args: readonly string[]): ParsedCommand | null {
  const [first] = args
  if (first === undefined || ['help', '-h'].includes(first) || args.includes('--help')) return null
  const command = commands.find((one) => one.name.split(' ').every((word, index) => args[index] === word))
  if (command === undefined) throw new UsageError(`There is no command "${first}". \`help\` lists them all.`)
  const { name, parameters, isDestructive } = command
  const { values, positionals } = parse(command, args.slice(name.split(' ').length))
  if (positionals.length !== parameters.length || positionals.some((text) => text.trim() === ''))
    throw new UsageError(
      `${name} takes ${parameters.join(' ') || 'nothing but options'}. \`help\` tells more.`,
    )
  if (isDestructive && values['yes'] !== true)
    throw new UsageError(`${name} cannot be taken back. Say --yes to have it done.`)
  return { command, input: { positionals, options: values }, isJson: values['json'] === true }
}

function parse({ name, options = {}, isDestructive }: Command, args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...options,
        json: { type: 'boolean' },
        ...(isDestructive && { yes: { type: 'boolean' } }),
      },
    })
    return { values: values as Input['options'], positionals }
  } catch (error) {
    // Node's message goes on to explain alternatives; its first sentence is enough.
    const [problem = ''] = error instanceof Error ? error.message.split(/\.(?:\s|$)|\n/, 1) : []
    throw new UsageError(`${name}: ${problem}. \`help\` tells more.`, { cause: error })
  }
}
