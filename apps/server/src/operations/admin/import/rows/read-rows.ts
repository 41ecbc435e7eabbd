import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { AdminError } from '../../command.ts'
import { readCsv } from './read-csv.ts'
import { readJsonArray } from './read-json-array.ts'
import { readJsonLines } from './read-json-lines.ts'
import type { Row } from './row.ts'

export interface FileShape {
  /** The layout of a file that begins with a brace: a user on each line, or one object with the property `users`. */
  readonly object: 'lines' | 'whole'
  /** The columns of a CSV file. `null`: its first line names them. `undefined`: this format has no CSV. */
  readonly columns?: readonly string[] | null
}

/**
 * Reads the users of a file one by one. The first character tells whether the file is JSON or CSV.
 * @throws AdminError if the file cannot be read, or has another format
 */
export async function* readRows(path: string, { object, columns }: FileShape): AsyncGenerator<Row> {
  const first = await readFirst(path)
  if (first === '[') yield* readJsonArray(readText(path))
  else if (first === '{')
    yield* object === 'lines' ? readJsonLines(readText(path)) : readJsonArray(readText(path))
  else if (columns === undefined) throw new AdminError(`${path} is no JSON: it begins with neither { nor [.`)
  else yield* readCsv(readText(path), columns)
}

/** The first character that is not blank. */
async function readFirst(path: string): Promise<string> {
  try {
    const file = await open(path, 'r')
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0)
      return buffer.toString('utf8', 0, bytesRead).replace('\uFEFF', '').trimStart().slice(0, 1)
    } finally {
      await file.close()
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new AdminError(`${path} cannot be read: ${reason}.`, { cause: error })
  }
}

async function* readText(path: string): AsyncGenerator<string> {
  let isFirst = true
  const stream: AsyncIterable<string> = createReadStream(path, { encoding: 'utf8' })
  for await (const chunk of stream) {
    yield isFirst ? chunk.replace('\uFEFF', '') : chunk
    isFirst = false
  }
}
