import { open, stat, type FileHandle } from 'node:fs/promises'
import { AdminError, readText, UsageError, type Command, type Input, type Outcome } from '../command.ts'
import type { RefusedRow } from '../import/decide-batch.ts'
import { importFormats } from '../import/formats/formats.ts'
import { importUsers, type ImportCounts } from '../import/import-users.ts'
import type { ImportFormat } from '../import/imported-user.ts'
import { readHashConfig } from '../import/read-hash-config.ts'
import { printTable } from '../print-table.ts'

/** The number of refused rows to show; `--report` writes all of them to a file. */
const maxShown = 1_000

const formatIds = importFormats.map(({ id }) => id)

export const importUsersCommand: Command = {
  name: 'users import',
  parameters: ['<file>'],
  options: {
    format: { type: 'string' },
    'hash-config': { type: 'string' },
    report: { type: 'string' },
    'dry-run': { type: 'boolean' },
  },
  usage: `--format <${formatIds.join('|')}> [--hash-config <file>] [--report <file>] [--dry-run]`,
  summary: 'makes the users of another system’s export; may be stopped, and run again',
  async run(admin, input) {
    const [path = ''] = input.positionals
    const format = readFormat(input)
    const configPath = readText(input, 'hash-config')
    const parameters = configPath === undefined ? {} : { firebase: await readHashConfig(configPath) }
    const isDryRun = input.options['dry-run'] === true
    const shown: RefusedRow[] = []
    const reportPath = readText(input, 'report')
    if (reportPath !== undefined && (await isSameFile(reportPath, path)))
      throw new UsageError(
        `--report: ${reportPath} is the export itself, which would be lost. Name another file.`,
      )
    const report = await openReport(reportPath)
    try {
      const counts = await importUsers(admin, {
        path,
        format,
        parameters,
        isDryRun,
        async report(refused) {
          if (shown.length < maxShown) shown.push(refused)
          await report?.write(`${JSON.stringify(refused)}\n`)
        },
      })
      return describe(counts, shown, isDryRun)
    } finally {
      await report?.close()
    }
  },
}

function describe(counts: ImportCounts, shown: readonly RefusedRow[], isDryRun: boolean): Outcome {
  const { rows, created, present, refused } = counts
  const createdText = `${isDryRun ? 'would make' : 'made'} ${created}`
  const lines = [`Read ${rows}, ${createdText}, already here ${present}, refused ${refused}.`]
  const table = shown.map(({ line, reason }) => [line, reason])
  if (table.length > 0) lines.push(...printTable([['line', 'why it is refused'], ...table]))
  if (refused > table.length)
    lines.push(`and ${refused - table.length} more: --report <file> writes them all.`)
  return { json: { ...counts, isDryRun, refusedRows: shown }, lines }
}

function readFormat(input: Input): ImportFormat {
  const id = readText(input, 'format')
  const format = importFormats.find((one) => one.id === id)
  if (format !== undefined) return format
  throw new UsageError(
    `--format: ${id === undefined ? 'say whose export it is' : `"${id}" is not known`}, one of ${formatIds.join(', ')}.`,
  )
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)))
  return first !== undefined && first.ino === second?.ino && first.dev === second.dev
}

/** Opens the file for all refused rows, as JSON Lines. @throws AdminError if it cannot be created */
async function openReport(path: string | undefined): Promise<FileHandle | undefined> {
  if (path === undefined) return undefined
  return open(path, 'w', 0o600).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AdminError(`--report: ${path} cannot be written: ${reason}.`, { cause: error })
  })
}
