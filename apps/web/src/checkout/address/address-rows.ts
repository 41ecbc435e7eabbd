import type { AddressField } from '@foyer/core/address'

/** The columns of a wide form: rows have one, two or three fields. */
const columns = 6

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
  return groups.flatMap((group) => split(group).map(writeRow))
}

/** Splits a group into rows of three, but four fields into two rows of two. */
function split(group: readonly AddressField[]): readonly (readonly AddressField[])[] {
  const size = group.length === 4 ? 2 : 3
  return Array.from({ length: Math.ceil(group.length / size) }, (_, row) =>
    group.slice(row * size, (row + 1) * size),
  )
}

function writeRow(fields: readonly AddressField[]): string {
  return fields.flatMap((field) => Array<string>(columns / fields.length).fill(field)).join(' ')
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
  const alone = ['email', 'name', 'phone', 'dateOfBirth', 'country', ...fields]
  const rows = ['amounts', 'terms', ...(isEnded ? ['ended'] : []), 'send']
  const last = ['currency', 'voucher', ...rows]
  const wide = [
    pair('email', 'name'),
    pair('phone', 'dateOfBirth'),
    one('country'),
    ...addressRows(fields),
    pair('currency', 'voucher'),
    ...rows.map(one),
  ]
  return {
    narrow: `${write([...alone, ...last])} / minmax(0, 1fr)`,
    // Spelled out, because CSS does not allow repeat() together with named areas.
    wide: `${write(wide)} /${' minmax(0, 1fr)'.repeat(columns)}`,
  }
}

function pair(left: string, right: string): string {
  return `${`${left} `.repeat(columns / 2)}${`${right} `.repeat(columns / 2)}`.trim()
}

function one(area: string): string {
  return `${area} `.repeat(columns).trim()
}

function write(rows: readonly string[]): string {
  return rows.map((row) => `'${row}' auto`).join(' ')
}
