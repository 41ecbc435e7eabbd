/** Rows that are rendered in one element; those of the group `looseGroupId` are rendered without one. */
export interface RowGroup {
  readonly id: number
  /** The keys of its rows, in display order. */
  readonly keys: readonly string[]
}

/** The id of the rows that a form of ordinary length began with. They are always the first. */
export const looseGroupId = 0

/** A compromise: larger groups repaint more rows at each keystroke, smaller ones give the browser more groups to track. */
const rowsPerGroup = 25

/**
 * Groups rows by their keys. A row stays in the group that it was in `previous`, because moving it to another element would remount it, and
 * its field would lose its text and the focus. So a new row joins the group around it, however long that is; between two groups it joins
 * the one before it, if that is short. If rows were moved past those of other groups, as few as possible change their group.
 */
export function groupRows(keys: readonly string[], previous: readonly RowGroup[] = []): readonly RowGroup[] {
  const groupOf = new Map(
    previous.flatMap((group, groupIndex) => group.keys.map((key) => [key, groupIndex] as const)),
  )
  const groupIndexes = keys.map((key) => groupOf.get(key))
  const unmovedRows = findLongestIncreasing(groupIndexes)
  const keptGroups = groupIndexes.map((groupIndex, index) =>
    unmovedRows.has(index) ? previous[groupIndex ?? -1] : undefined,
  )
  if (keys.length <= rowsPerGroup && keptGroups.every((group) => group === undefined))
    return [{ id: looseGroupId, keys }]

  let following: RowGroup | undefined
  const nextGroups = keptGroups
    .toReversed()
    .map((group) => (following = group ?? following))
    .toReversed()
  let lastId = Math.max(looseGroupId, ...previous.map(({ id }) => id))
  const groups: { readonly id: number; readonly keys: string[] }[] = []
  for (const [index, key] of keys.entries()) {
    const current = groups.at(-1)
    const id = keptGroups[index]?.id ?? findGroupToJoin(current, nextGroups[index]) ?? ++lastId
    if (current?.id === id) current.keys.push(key)
    else groups.push({ id, keys: [key] })
  }
  return groups
}

/**
 * The indices of the largest set of rows whose groups are still in their previous order; all other rows were moved. As in a longest
 * increasing subsequence, each length remembers the row that ends it in the earliest group.
 */
function findLongestIncreasing(groupIndexes: readonly (number | undefined)[]): ReadonlySet<number> {
  const tails: { readonly index: number; readonly groupIndex: number }[] = []
  const previous = new Map<number, number | undefined>()
  for (const [index, groupIndex] of groupIndexes.entries()) {
    if (groupIndex === undefined) continue
    // Searched from the end, where nearly every row belongs.
    const length = tails.findLastIndex((tail) => tail.groupIndex <= groupIndex) + 1
    previous.set(index, tails[length - 1]?.index)
    tails[length] = { index, groupIndex }
  }
  const longest = new Set<number>()
  for (let index = tails.at(-1)?.index; index !== undefined; index = previous.get(index)) longest.add(index)
  return longest
}

/** The id of the group that a new row joins, between the row before it and the next kept row; `undefined` if it starts a new group. */
function findGroupToJoin(current: RowGroup | undefined, next: RowGroup | undefined): number | undefined {
  if (current === undefined) return next?.id === looseGroupId || isShort(next) ? next?.id : undefined
  return current.id === next?.id || isShort(current) ? current.id : undefined
}

function isShort(group: RowGroup | undefined): boolean {
  return group !== undefined && group.keys.length < rowsPerGroup
}
