import { withAsciiDigits } from './ascii-digits.ts'
import type { DateOrder, DateSeparator } from './date-order.ts'
import type { MaskReading, MaskRecipe, TextState } from './mask-recipe.ts'
import { dateWidths, isoStart, parseDate, type DateReading } from './parse-date.ts'
import { startIso } from './start-iso.ts'

/** The text of a date input, read as a date. */
export interface ReadDate extends MaskReading {
  readonly date: DateReading
}

/** A run of digits in a text, from offset to offset. */
interface Span {
  readonly start: number
  readonly end: number
}

const yearFirst = /^\d{4}(\/\d{1,2}){2}$/
const dayFirst = /^(\d{1,2}\/){2}\d{4}$/
/** The time at the end of an ISO timestamp, such as `T00:00:00Z`. It is removed from pasted dates. */
const timeOfDay = /T\d{2}:\d{2}.*$/

/** An ISO date whose day may still get a second digit. */
const partialIsoDay = /^\d{4}-\d\d-\d$/

/**
 * A mask for dates as dd/mm/yyyy or yyyy/mm/dd, with slashes, dots or hyphens. It inserts the separators and replaces any other
 * sign between numbers by one. A complete date in the other order is reordered; an ISO date that is being typed stays
 * ISO until it is complete. No digit is dropped: a date that does not exist is shown as typed, and `checkDate` reports
 * it. The value is ISO `yyyy-mm-dd`, or empty while there is no real date.
 */
export function createDateRecipe(order: DateOrder, separator: DateSeparator = '/'): MaskRecipe<ReadDate> {
  return dateRecipes[separator][order]
}

const dateRecipes: Readonly<Record<DateSeparator, Readonly<Record<DateOrder, MaskRecipe<ReadDate>>>>> = {
  '/': { dmy: recipeOf('dmy', '/'), ymd: recipeOf('ymd', '/') },
  '.': { dmy: recipeOf('dmy', '.'), ymd: recipeOf('ymd', '.') },
  '-': { dmy: recipeOf('dmy', '-'), ymd: recipeOf('ymd', '-') },
}

function recipeOf(order: DateOrder, separator: DateSeparator): MaskRecipe<ReadDate> {
  return {
    format: (typed) => format(withAsciiDigits(typed), order, separator),
    read: (shown) => {
      const date = parseDate(shown, order)
      return { value: date.status === 'real' ? date.value : '', date }
    },
    // The ISO value contains hyphens, but a hyphen in the text is only a separator.
    fixed: separator,
    show: (value) => format({ text: value, caret: value.length }, order, separator).text,
  }
}

function format(typed: TextState, order: DateOrder, separator: DateSeparator): TextState {
  const shown = formatOnce(typed, order, separator)
  // Text that was entered at once may turn out to be ISO only after it is split into parts.
  return order === 'dmy' ? formatOnce(shown, order, separator) : shown
}

function formatOnce(typed: TextState, order: DateOrder, separator: DateSeparator): TextState {
  const trimmed = { text: typed.text.replace(timeOfDay, ''), caret: typed.caret }
  const { text, caret } = order === 'dmy' ? startIso(trimmed) : trimmed
  const isIso = order === 'dmy' && isoStart.test(text)
  const widths = dateWidths[isIso ? 'ymd' : order]
  const currentSeparator = isIso ? '-' : separator
  const slashed = text.replaceAll(currentSeparator, '/')
  const written = writeSpans(slashed, spreadSpans(readSpans(slashed), widths, caret), widths, caret)
  const isOtherOrder = (order === 'dmy' ? yearFirst : dayFirst).test(written.text)
  // A date is not reordered while one of its numbers is being edited.
  const isReordered = isOtherOrder && written.caret === written.text.length && !partialIsoDay.test(text)
  const shown = isReordered ? reorder(written.text) : written
  return { text: shown.text.replaceAll('/', isReordered ? separator : currentSeparator), caret: shown.caret }
}

function reorder(text: string): TextState {
  const parts = text.split('/').map((digits) => digits.padStart(2, '0'))
  const reordered = parts.toReversed().join('/')
  return { text: reordered, caret: reordered.length }
}

function readSpans(text: string): Span[] {
  // Deleting a whole number leaves an empty part behind, so that the other numbers stay where they are.
  const hasPlaces = /^(\d*\/){0,2}\d+\/*$/.test(text)
  return Array.from(
    text.matchAll(hasPlaces ? /\d+|(?<=^|\/)(?=\/{1,2}\d)/g : /\d+/g),
    ({ 0: { length }, index: start }) => ({ start, end: start + length }),
  )
}

/** Distributes digits that were entered at once over the remaining parts, unless the caret is inside them. */
function spreadSpans(spans: readonly Span[], widths: readonly number[], caret: number): Span[] {
  const result: Span[] = []
  for (const [index, span] of spans.entries()) {
    const { end } = span
    let { start } = span
    const remaining = spans.length - index - 1
    const isEdited = remaining > 0 && caret <= end
    for (const width of isEdited ? [] : widths.slice(result.length, -1 - remaining)) {
      if (end - start <= width) break
      result.push({ start, end: start + width })
      start += width
    }
    result.push({ start, end })
  }
  return result
}

function writeSpans(
  text: string,
  spans: readonly Span[],
  widths: readonly number[],
  caret: number,
): TextState {
  const written = { text: '', caret: 0 }
  for (const [index, { start, end }] of spans.entries()) {
    const digits = text.slice(start, end)
    /** The caret has left this number, and text follows it. */
    const isCompleted = end < text.length && caret > end
    // A day or month of one digit gets its leading zero when its separator is typed, but not while it is being edited.
    if (isCompleted && widths[index] === 2 && digits.length === 1) written.text += '0'
    if (caret > start) written.caret = written.text.length + Math.min(caret - start, digits.length)
    written.text += digits
    const isMiddle = index < spans.length - 1
    if (isMiddle || (end < text.length && index < widths.length - 1)) {
      written.text += '/'
      if (isCompleted) written.caret = written.text.length
    }
  }
  return written
}
