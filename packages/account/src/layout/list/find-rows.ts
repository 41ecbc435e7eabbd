/** From so many rows on, a list has a search. Fewer are seen at a glance. */
export const longList = 7

/** Lower case, without accents: as people type. */
const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The rows whose text has each word of what was typed, in any order. */
export function findRows<Row>(
  rows: readonly Row[],
  typed: string,
  textOf: (row: Row) => string,
): readonly Row[] {
  const words = fold(typed).split(/\s+/)
  return rows.filter((row) => {
    const text = fold(textOf(row))
    return words.every((word) => text.includes(word))
  })
}
