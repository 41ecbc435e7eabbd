import { foldText } from '@foyer/kit/fold-text'

/** From so many rows on, a list has a search. Fewer are seen at a glance. */
export const longList = 7

/** The rows whose text has each word of what was typed, in any order. */
export function findRows<Row>(
  rows: readonly Row[],
  typed: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const folded = foldText(typed)
  // A sign alone, such as that of a currency, is looked for as it is.
  if (folded === '') return rows.filter((row) => textOf(row).includes(typed.trim()))
  const words = folded.split(' ')
  return rows.filter((row) => {
    const text = foldText(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
