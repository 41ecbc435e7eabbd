import process from 'node:process'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the options of a command. `--help` prints the usage; an unknown option, or one without its value, prints the error as well.
 * Both end the process.
 */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return exitWithError(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Splits a list of names. If one of them is unknown, the process ends with a sentence about it. */
export function readNames<Name extends string>(option: string, text: string, known: readonly Name[]): Name[] {
  return text.split(',').map((each) => {
    const name = known.find((candidate) => candidate === each)
    return (
      name ??
      exitWithError(
        `--${option} does not know '${each}', but these, separated by commas: ${known.join(', ')}.`,
      )
    )
  })
}

/** Reads a whole number, or ends the process with a sentence: with NaN rounds nothing would run, and so nothing would fail. */
export function readCount(option: string, text: string, min = 1): number {
  const count = /^\d+$/.test(text) ? Number(text) : NaN
  return count >= min ? count : exitWithError(`--${option} is a whole number from ${min}, and not '${text}'.`)
}

/** Prints why the command does nothing, and ends the process. */
export function exitWithError(...lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}
