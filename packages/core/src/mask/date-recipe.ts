import { withAsciiDigits } from './ascii-digits.ts'
import type { DateOrder } from './date-order.ts'
import type { MaskRecipe, TextState } from './mask-recipe.ts'
import { parseDate } from './parse-date.ts'

/** Digits that stand together. `isClosed`: something that is no digit follows them. Offsets are those of the text. */
interface Group {
  readonly digits: string
  readonly start: number
  readonly end: number
  readonly isClosed: boolean
}

const widths: Readonly<Record<DateOrder, readonly [number, number, number]>> = {
  dmy: [2, 2, 4],
  ymd: [4, 2, 2],
}
const yearFirst = /^\d{4}\/\d{1,2}\/\d{1,2}$/
const dayFirst = /^\d{1,2}\/\d{1,2}\/\d{4}$/
/** What a date ends with that comes out of a program: `T00:00:00Z`. */
const timeOfDay = /T\d{2}:\d{2}.*$/

/**
 * A date as dd/mm/yyyy or yyyy/mm/dd. The slashes come by themselves, and any other sign between numbers becomes one;
 * a whole date in the other order is put into this one. Every digit stays: a date that does not exist is shown as
 * typed, and is for `checkDate` to tell. The value is ISO `yyyy-mm-dd`, and empty while there is no real date.
 */
export function createDateRecipe(order: DateOrder): MaskRecipe {
  return dateRecipes[order]
}

const dateRecipes: Readonly<Record<DateOrder, MaskRecipe>> = { dmy: recipeOf('dmy'), ymd: recipeOf('ymd') }

function recipeOf(order: DateOrder): MaskRecipe {
  return {
    format: (typed) => format(withAsciiDigits(typed), order),
    parse: (shown) => {
      const reading = parseDate(shown, order)
      return reading.status === 'real' ? reading.value : ''
    },
  }
}

function format({ text, caret }: TextState, order: DateOrder): TextState {
  const places = widths[order]
  const groups = readGroups(text.replace(timeOfDay, ''))
  const written = writeGroups(spreadGroups(groups, places, caret), places, caret)
  const isOtherOrder = (order === 'dmy' ? yearFirst : dayFirst).test(written.text)
  // Not while one of its numbers is still being edited.
  return isOtherOrder && written.caret === written.text.length ? turnRound(written.text) : written
}

function turnRound(text: string): TextState {
  const parts = text.split('/').map((digits) => digits.padStart(2, '0'))
  const turned = parts.toReversed().join('/')
  return { text: turned, caret: turned.length }
}

function readGroups(text: string): Group[] {
  const shown = /^[\d/]*\d/.exec(text)?.[0]
  // A number that was taken out of a date leaves its place free: its neighbours stay where they are.
  const hasPlaces =
    shown !== undefined && /^\/*$/.test(text.slice(shown.length)) && shown.split('/').length <= 3
  return Array.from(
    text.matchAll(hasPlaces ? /\d+|(?<=^|\/)(?=\/+\d)/g : /\d+/g),
    ({ 0: digits, index: start }) => {
      const end = start + digits.length
      return { digits, start, end, isClosed: end < text.length }
    },
  )
}

/** Digits that came in one go run on over the places that are left, unless one of their number is being edited. */
function spreadGroups(groups: readonly Group[], places: readonly number[], caret: number): Group[] {
  const spread: Group[] = []
  for (const [index, group] of groups.entries()) {
    const behind = groups.length - index - 1
    const isEdited = behind > 0 && caret <= group.end
    let { start } = group
    for (const width of isEdited ? [] : places.slice(spread.length, -1 - behind)) {
      if (group.end - start <= width) break
      const end = start + width
      const digits = group.digits.slice(start - group.start, end - group.start)
      spread.push({ digits, start, end, isClosed: true })
      start = end
    }
    spread.push({ ...group, digits: group.digits.slice(start - group.start), start })
  }
  return spread
}

function writeGroups(groups: readonly Group[], places: readonly number[], caret: number): TextState {
  const written = { text: '', caret: 0 }
  for (const [index, { digits, start, end, isClosed }] of groups.entries()) {
    // A day or a month of one digit is whole once its separator is typed, and not while it is being edited.
    const isWhole = isClosed && caret > end && places[index] === 2 && digits.length === 1
    if (isWhole) written.text += '0'
    if (caret > start) written.caret = written.text.length + Math.min(caret - start, digits.length)
    written.text += digits
    const isMiddle = index < groups.length - 1
    if (isMiddle || (isClosed && index < places.length - 1)) {
      written.text += '/'
      if (isClosed && caret > end) written.caret = written.text.length
    }
  }
  return written
}
