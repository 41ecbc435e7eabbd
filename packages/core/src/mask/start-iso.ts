import type { TextState } from './mask-recipe.ts'

/** Four digits, which the mask has parted, and a sign that was typed behind them. */
const afterFour = /^(\d\d)[/.](\d\d)([^\d]+)$/

/** The same, and the month behind them. What has only two digits for a year goes on with no sign. */
const afterSix = /^(19|20)[/.](\d\d)[/.](\d\d?)[^\d]+$/

/**
 * ISO typed key by key where the day comes first: the mask has taken the year's digits for a day and a month, until a
 * separator is typed where only ISO has one. `19/90-` can be nothing but the year 1990. `20/05/02-` is 2005-02-: with
 * `20/05-` it might still have been the 20th of May.
 */
export function startIso(typed: TextState): TextState {
  const { text, caret } = typed
  if (caret !== text.length) return typed
  const [, first = '', second = '', sign] = afterFour.exec(text) ?? []
  // Of `31/13/` the 13 is a wrong month; a hyphen there is ISO's, whatever the year.
  const isYear = sign === '-' ? Number(first) > 12 : first === '19' || first === '20'
  if (isYear && isNoMonth(second)) return atEnd(`${first}${second}-`)
  const [, century = '', year = '', month = ''] = afterSix.exec(text) ?? []
  if (century !== '' && !isNoMonth(month)) return atEnd(`${century}${year}-${month.padStart(2, '0')}-`)
  return typed
}

/** Of `12/31/` the 12 may be a month: somebody writes the month first. */
function isNoMonth(digits: string): boolean {
  return digits !== '' && (Number(digits) > 12 || Number(digits) === 0)
}

function atEnd(text: string): TextState {
  return { text, caret: text.length }
}
