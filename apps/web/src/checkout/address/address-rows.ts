import type { AddressField } from '@foyer/core/address'

/** The columns of a wide form: rows have one, two or three fields. */
const columnCount = 6

/**
 * The rows of an address in a grid of six columns, in the order of its fields: the lines of the street share a row, and the fields
 * before and after them have rows of at most three.
 */
export function addressRows(fields: readonly AddressField[]): readonly string[] {
  const groups: AddressField[][] = [[]]
  for (const field of fields) {
    const isStreet = field === 'addressLine1' || field === 'addressLine2'
    if (field === 'addressLine1' || (!isStreet && groups.at(-1)?.includes('addressLine2'))) groups.push([])
    groups.at(-1)?.push(field)
  }
  return groups.flatMap((group) => splitIntoRows(group).map(formatRow))
}

/** Splits a group into rows of three, but four fields into two rows of two. */
function splitIntoRows(group: readonly AddressField[]): readonly (readonly AddressField[])[] {
  const size = group.length === 4 ? 2 : 3
  return Array.from({ length: Math.ceil(group.length / size) }, (_, row) =>
    group.slice(row * size, (row + 1) * size),
  )
}

function formatRow(fields: readonly AddressField[]): string {
  return fields.flatMap((field) => Array<string>(columnCount / fields.length).fill(field)).join(' ')
}

/**
 * The CSS `grid-template` of the whole form: in one column, and in six. `isEnded`: with a row for the choice between signing in again
 * and ordering as a guest.
 */
export function checkoutGrid(
  fields: readonly AddressField[],
  isEnded: boolean,
): {
  readonly narrow: string
  readonly wide: string
} {
  const leadingAreas = ['email', 'name', 'phone', 'dateOfBirth', 'country', ...fields]
  const rows = ['amounts', 'terms', ...(isEnded ? ['ended'] : []), 'send']
  const trailingAreas = ['currency', 'voucher', ...rows]
  const wide = [
    createPairRow('email', 'name'),
    createPairRow('phone', 'dateOfBirth'),
    createFullRow('country'),
    ...addressRows(fields),
    createPairRow('currency', 'voucher'),
    ...rows.map(createFullRow),
  ]
  return {
    narrow: `${formatAreas([...leadingAreas, ...trailingAreas])} / minmax(0, 1fr)`,
    // Spelled out, because CSS does not allow repeat() together with named areas.
    wide: `${formatAreas(wide)} /${' minmax(0, 1fr)'.repeat(columnCount)}`,
  }
}

function createPairRow(left: string, right: string): string {
  return `${`${left} `.repeat(columnCount / 2)}${`${right} `.repeat(columnCount / 2)}`.trim()
}

function createFullRow(area: string): string {
  return `${area} `.repeat(columnCount).trim()
}

function formatAreas(rows: readonly string[]): string {
  return rows.map((row) => `'${row}' auto`).join(' ')
}
