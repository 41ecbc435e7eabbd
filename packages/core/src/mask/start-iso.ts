import type { TextState } from './mask-recipe.ts'

/** Four digits that the mask has split in two, and a separator typed behind them. */
const splitYear = /^(\d\d)([/.-])(\d\d)(\D+)$/

/**
 * A year and a month, which the mask has split into three numbers, and a separator typed behind them. Only ISO has one there: it would
 * follow the two-digit year of a day-first date.
 */
const splitYearMonth = /^(19|20)[/.-](\d\d)[/.-](\d\d?)\D+$/

/**
 * Recognises an ISO date that is typed into a day-first input. The mask has split the digits of the year into day and
 * month; a separator where only ISO has one reveals it: `19/90-` can only be the year 1990. `20/05/02-` becomes
 * `2005-02-`, because until the last separator `20/05-` may have been 20 May.
 */
export function startIso(typed: TextState): TextState {
  const { text, caret } = typed
  if (caret !== text.length) return typed
  const [, first = '', separator, second = '', sign] = splitYear.exec(text) ?? []
  // Without a typed hyphen, or in a locale whose dates have hyphens, this may be a wrong date such as `31/13/`, so only 19 and 20 start a
  // year.
  const isYear = sign === '-' && separator !== '-' ? Number(first) > 12 : first === '19' || first === '20'
  if (isYear && isInvalidMonth(second)) return withCaretAtEnd(`${first}${second}-`)
  const [, century = '', year = '', month = ''] = splitYearMonth.exec(text) ?? []
  if (century !== '' && !isInvalidMonth(month)) return withCaretAtEnd(`${century}${year}-${month}-`)
  return typed
}

/** `12/31/` may be a date with the month first, so 31 must not start an ISO date there. */
function isInvalidMonth(digits: string): boolean {
  return Number(digits) > 12 || Number(digits) === 0
}

function withCaretAtEnd(text: string): TextState {
  return { text, caret: text.length }
}
