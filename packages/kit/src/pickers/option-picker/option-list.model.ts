/** Lengths in px at text of 16 px; they grow with the reader's text. The style sheet has the same. */
const rowSize = 44
const headingSize = 32
const listPadding = 6
/** The search above the list, and the borders, in px. */
const searchSize = 55
/** Rows beyond the edge that are drawn once a list is scrolled: what comes next is shown before a scroll is heard of. */
const overscan = 4

/** Two parts of a list: those chosen last, which may be none, and all others. */
export interface ListShape {
  readonly recentCount: number
  readonly count: number
  /** How much larger the reader's text is than 16 px. */
  readonly scale: number
}

/** What is to be seen of a list, in px from its top. */
export interface Sight {
  readonly top: number
  readonly height: number
}

/** Rows of the part with all options, from `first` up to but not including `end`. */
export interface Rows {
  readonly first: number
  readonly end: number
}

/** The height, in px, of a dialog that shows the whole list. */
export function optionListHeight(shape: ListShape): number {
  return searchSize + listHeight(shape)
}

/** What is to be seen, in px, of a list in a dialog of this height. */
export function sightHeight(dialogHeight: number): number {
  return dialogHeight - searchSize
}

function listHeight(shape: ListShape): number {
  return topOfRow(shape, shape.recentCount + shape.count) + listPadding * shape.scale
}

export function rowHeight({ scale }: ListShape): number {
  return rowSize * scale
}

/** Where a row begins, in px; rows are counted through both parts. */
export function topOfRow({ recentCount, scale }: ListShape, row: number): number {
  const headings = recentCount === 0 ? 0 : row < recentCount ? 1 : 2
  return (listPadding + headings * headingSize + row * rowSize) * scale
}

/** So many rows are all drawn at once. */
const fewRows = 20

/** The rows that have to be in the page for what is to be seen, and `beyond` more. They change every so many rows only. */
export function findRows(shape: ListShape, { top, height }: Sight, beyond = overscan): Rows {
  if (shape.count <= fewRows) return { first: 0, end: shape.count }
  const size = rowHeight(shape)
  const above = (top - topOfRow(shape, shape.recentCount)) / size
  const first = Math.floor(above / beyond) * beyond - beyond
  const end = Math.ceil((above + height / size) / beyond) * beyond + beyond
  return { first: clamp(first, 0, shape.count), end: clamp(end, 0, shape.count) }
}

/** Where to scroll to, so that a row is in sight with its neighbours; where it is so already, nowhere else. */
export function scrollToRow(shape: ListShape, row: number, { top, height }: Sight): number {
  const size = rowHeight(shape)
  const rowTop = topOfRow(shape, row)
  const spare = Math.min(2 * size, Math.max(0, (height - size) / 2))
  const least = rowTop + size + spare - height
  const most = rowTop - spare
  return clamp(top, Math.min(least, most), Math.max(least, most))
}

/** Where a list is scrolled to that begins at a row: no browser scrolls before the beginning or past the end. */
export function scrollAtStart(shape: ListShape, row: number, height: number): number {
  const end = Math.max(0, listHeight(shape) - height)
  return clamp(scrollToRow(shape, row, { top: 0, height }), 0, end)
}

/** Which row a key leads to; `undefined` for a key that is not the list's. @param from the row it is at, -1 for none @param page rows that are in sight at once */
export function moveRow(key: string, from: number, count: number, page: number): number | undefined {
  const leads = new Map([
    ['ArrowDown', from + 1],
    ['ArrowUp', from === -1 ? count - 1 : from - 1],
    ['PageDown', from + page],
    ['PageUp', from - page],
    ['Home', 0],
    ['End', count - 1],
  ])
  const row = leads.get(key)
  return row === undefined || count === 0 ? undefined : clamp(row, 0, count - 1)
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
