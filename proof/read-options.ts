import process from 'node:process'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads the options of a command. `--help` prints how it is called; an unknown option, or one that lacks its value, prints what is
 * wrong too. Both end the process.
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
    return refuse(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Splits a list of names, which all have to be among the known ones, else the process ends with a sentence. */
export function readNames<Name extends string>(option: string, text: string, known: readonly Name[]): Name[] {
  return text.split(',').map((each) => {
    const name = known.find((one) => one === each)
    return (
      name ??
      refuse(`--${option} does not know '${each}', but these, separated by commas: ${known.join(', ')}.`)
    )
  })
}

/** Reads a whole number, else the process ends with a sentence: of NaN rounds none would be run, and none would fail. */
export function readCount(option: string, text: string, min = 1): number {
  const count = /^\d+$/.test(text) ? Number(text) : NaN
  return count >= min ? count : refuse(`--${option} is a whole number from ${min}, and not '${text}'.`)
}

/** Prints why the command does nothing, and ends the process. */
export function refuse(...lines: string[]): never {
  console.error(lines.join('\n'))
  process.exit(1)
}
