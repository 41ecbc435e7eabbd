type Cell = string | number | boolean | Date | null | undefined | object

/** Aligns columns for a terminal. Removes control characters from texts that people have entered. */
export function printTable(rows: readonly (readonly Cell[])[]): string[] {
  const texts = rows.map((row) => row.map(writeCell))
  const widths = (texts[0] ?? []).map((_, column) =>
    Math.max(...texts.map((row) => row[column]?.length ?? 0)),
  )
  return texts.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}

function writeCell(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '–'
  if (cell instanceof Date) return cell.toISOString()
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
  // A name could contain a terminal escape sequence, or reverse the direction of the line.
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\uFFFD')
}
