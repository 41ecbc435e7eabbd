import type { Admin } from '../command.ts'
import { decideBatch, createKnownRows, type BatchDecision, type RefusedRow } from './decide-batch.ts'
import type { ImportFormat, Parameters } from './imported-user.ts'
import { toNewUser, type NewUser } from './new-user.ts'
import { readRows } from './rows/read-rows.ts'
import type { Row } from './rows/row.ts'
import { RowError } from './values.ts'
import { findKnown, writeBatch } from './write-batch.ts'

/** The number of users per transaction. */
const batchSize = 200

/** In rows: how often a long run reports its progress. */
const progressInterval = 1_000

export interface ImportRun {
  readonly path: string
  readonly format: ImportFormat
  readonly parameters: Parameters
  /** Checks every row, but writes nothing. */
  readonly isDryRun: boolean
  readonly report: (refused: RefusedRow) => Promise<void>
}

export interface ImportCounts {
  readonly rows: number
  readonly created: number
  readonly present: number
  readonly refused: number
}

/**
 * Imports the users of a file, batch by batch. A run that was stopped can be started again: users that already exist are skipped.
 * @throws AdminError if the file cannot be read to its end
 */
export async function importUsers(
  admin: Admin,
  { path, format, parameters, isDryRun, report }: ImportRun,
): Promise<ImportCounts> {
  const counts = { rows: 0, created: 0, present: 0, refused: 0 }
  // A dry run writes nothing, so it has to remember the rows of earlier batches.
  const known = createKnownRows()
  let batch: NewUser[] = []

  for await (const row of readRows(path, format.shape)) {
    counts.rows++
    const result = readUser(row, format, parameters)
    if ('reason' in result) await refuse(result)
    else batch.push(result)
    if (batch.length >= batchSize) await finishBatch()
    if (counts.rows % progressInterval === 0) admin.report(`${counts.rows} rows read.`)
  }
  await finishBatch()
  return counts

  async function refuse(refused: RefusedRow): Promise<void> {
    counts.refused++
    await report(refused)
  }

  async function finishBatch(): Promise<void> {
    if (batch.length === 0) return
    const decision: BatchDecision = isDryRun
      ? decideBatch(batch, await findKnown(admin.queries, batch, known))
      : await writeBatch(admin, format.id, batch)
    counts.created += decision.create.length
    counts.present += decision.present
    for (const each of decision.refused) await refuse(each)
    batch = []
  }
}

function readUser(row: Row, format: ImportFormat, parameters: Parameters): NewUser | RefusedRow {
  const { line } = row
  if ('problem' in row) return { line, reason: row.problem }
  try {
    return toNewUser(format.id, line, format.read(row.fields, parameters))
  } catch (error) {
    if (!(error instanceof RowError)) throw error
    return { line, reason: error.message }
  }
}
