import { foldText } from '@foyer/kit/fold-text'

/** The number of rows from which a list has a search. A shorter list can be read at a glance. */
export const minRowsForSearch = 7

/** The rows whose text has each word of what was typed, in any order. */
export function findRows<Row>(
  rows: readonly Row[],
  query: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const folded = foldText(query)
  // Nothing is left of a sign alone, such as that of a currency: search for what was typed.
  if (folded === '') return rows.filter((row) => textOf(row).includes(query.trim()))
  const words = folded.split(' ')
  return rows.filter((row) => {
    const text = foldText(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
