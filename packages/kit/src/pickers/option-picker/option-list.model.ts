import { clamp } from '../clamp.ts'
/** Lengths in px for text of 16 px; they grow with the reader's text size. The style sheet has the same lengths. */
const rowSize = 44
/** With three lines for the name and one for the detail. */
const tallRowSize = 76
const headingSize = 32
const listPadding = 6
/** The height of the search above the list with its borders, in px. */
const searchSize = 55
/** Rows rendered beyond the visible ones while scrolling, because browsers paint before they dispatch `scroll`. */
const overscan = 4

/** The two sections of a list: recent choices, which may be none, and all options. */
export interface ListShape {
  readonly recentCount: number
  readonly count: number
  /** The reader's text size, relative to 16 px. */
  readonly scale: number
}

/** The visible part of a list, in px from its top. */
export interface Viewport {
  readonly top: number
  readonly height: number
}

/** A range of rows in the section with all options; `end` is exclusive. */
export interface Rows {
  readonly first: number
  readonly end: number
}

/** The height, in px, of a dialog that shows the whole list without scrolling. */
export function optionListHeight(shape: ListShape): number {
  return searchSize + listHeight(shape)
}

/** The height, in px, of the list in a dialog of the given height. */
export function viewportHeight(dialogHeight: number): number {
  return dialogHeight - searchSize
}

function listHeight(shape: ListShape): number {
  return topOfRow(shape, shape.recentCount + shape.count) + listPadding * shape.scale
}

export function rowHeight(shape: ListShape): number {
  return (hasTallRows(shape) ? tallRowSize : rowSize) * shape.scale
}

/** Whether rows need more height, because large text leaves too little room for most names beside their details. */
export function hasTallRows({ scale }: Pick<ListShape, 'scale'>): boolean {
  return scale >= 1.5
}

/** The top of a row, in px; rows are counted through both sections. */
export function topOfRow(shape: ListShape, row: number): number {
  const { recentCount, scale } = shape
  const headings = recentCount === 0 ? 0 : row < recentCount ? 1 : 2
  return (listPadding + headings * headingSize) * scale + row * rowHeight(shape)
}

/** Lists up to this length are rendered completely. */
const fewRows = 20

/** The rows to render for the visible part, and `extraRows` more. The range moves in steps of several rows, to render less often. */
export function findRows(shape: ListShape, { top, height }: Viewport, extraRows = overscan): Rows {
  if (shape.count <= fewRows) return { first: 0, end: shape.count }
  const size = rowHeight(shape)
  const above = (top - topOfRow(shape, shape.recentCount)) / size
  const first = Math.floor(above / extraRows) * extraRows - extraRows
  const end = Math.ceil((above + height / size) / extraRows) * extraRows + extraRows
  return { first: clamp(first, 0, shape.count), end: clamp(end, 0, shape.count) }
}

/** The scroll position that shows a row and its neighbours; the current one if it already does. */
export function scrollToRow(shape: ListShape, row: number, { top, height }: Viewport): number {
  const size = rowHeight(shape)
  const rowTop = topOfRow(shape, row)
  const context = Math.min(2 * size, Math.max(0, (height - size) / 2))
  const minTop = rowTop + size + context - height
  const maxTop = rowTop - context
  return clamp(top, Math.min(minTop, maxTop), Math.max(minTop, maxTop))
}

/** The scroll position of a list that starts at a row, clamped to the range that browsers allow. */
export function scrollAtStart(shape: ListShape, row: number, height: number): number {
  const end = Math.max(0, listHeight(shape) - height)
  return clamp(scrollToRow(shape, row, { top: 0, height }), 0, end)
}

/**
 * The row that a key moves to; `undefined` for keys that the list does not use.
 * @param from the active row, -1 for none
 * @param pageSize the number of visible rows
 */
export function moveRow(key: string, from: number, count: number, pageSize: number): number | undefined {
  const targets = new Map([
    ['ArrowDown', from + 1],
    ['ArrowUp', from === -1 ? count - 1 : from - 1],
    ['PageDown', from + pageSize],
    ['PageUp', from - pageSize],
    ['Home', 0],
    ['End', count - 1],
  ])
  const row = targets.get(key)
  return row === undefined || count === 0 ? undefined : clamp(row, 0, count - 1)
}
