import { parseRow, type Row } from './row.ts'

/** Reads JSON Lines: an object on each line. Empty lines are skipped. */
export async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<Row> {
  let line = 1
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      if (text.trim() !== '') yield parseRow(line, text)
      line++
    }
  }
  if (rest.trim() !== '') yield parseRow(line, rest)
}
