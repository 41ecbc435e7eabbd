import { AdminError } from '../../command.ts'
import { maxRowLength, type Row } from './row.ts'

/**
 * Reads comma-separated values (RFC 4180). A quote inside an unquoted field is an ordinary character, because some exporters write it so.
 * @param columns their names; `null`: the first line has them
 */
export async function* readCsv(
  chunks: AsyncIterable<string>,
  columns: readonly string[] | null,
): AsyncGenerator<Row> {
  let names = columns
  for await (const { line, values } of splitRecords(chunks)) {
    if (names === null) {
      names = values.map((name) => name.trim())
      continue
    }
    // Exporters that write no header may leave out empty columns at the end, or end the line with a comma.
    if (columns === null && values.length !== names.length)
      yield { line, problem: `it has ${values.length} columns, and the first line has ${names.length}` }
    else yield { line, fields: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) }
  }
}

interface CsvRecord {
  readonly line: number
  readonly values: readonly string[]
}

async function* splitRecords(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let line = 1
  let start = 1
  let values: string[] = []
  let value = ''
  let length = 0
  /** `quote`: after a quote in a quoted field, which either ends the field or is the first of an escaped pair. */
  let state: 'begin' | 'plain' | 'quoted' | 'quote' = 'begin'

  for await (const chunk of chunks) {
    for (const character of chunk) {
      if (character === '\n') line++
      if (++length > maxRowLength)
        throw new AdminError(`Line ${start}: this is no user, because it does not end within a megabyte.`)
      const isOutside = state !== 'quoted'
      if (isOutside && (character === ',' || character === '\n')) {
        values.push(state === 'plain' || state === 'begin' ? value.replace(/\r$/, '') : value)
        value = ''
        state = 'begin'
        if (character === ',') continue
        if (values.length > 1 || values[0] !== '') yield { line: start, values }
        values = []
        length = 0
        start = line
      } else if (state === 'begin' && character === '"') state = 'quoted'
      else if (state === 'quoted' && character === '"') state = 'quote'
      else if (state === 'quote') {
        if (character === '\r') continue
        value += character === '"' ? '"' : `"${character}`
        state = 'quoted'
      } else {
        value += character
        if (state === 'begin') state = 'plain'
      }
    }
  }
  if (state === 'quoted') throw new AdminError(`The file ends in the middle, in the row of line ${start}.`)
  values.push(value.replace(/\r$/, ''))
  if (values.length > 1 || values[0] !== '') yield { line: start, values }
}
