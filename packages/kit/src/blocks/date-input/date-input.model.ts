import {
  checkDate,
  createDateRecipe,
  parseDate,
  type DateBounds,
  type DateOrder,
  type DateProblem,
  type DateReading,
  type DateSeparator,
} from '@foyer/core/mask'
import type { dateMessages } from '@foyer/core/messages/en-001/kit'
import type { Validator } from '@foyer/core/validators'
import type { Step } from '../../field/model.ts'
import type { KitTranslate } from '../../messages/messages.ts'
import { sayDay, sayMonth } from './say-date.ts'

type DateTranslate = KitTranslate<keyof typeof dateMessages>

/** How a date is written, and its bounds. */
export interface DateRules extends DateBounds {
  readonly order: DateOrder
  readonly separator: DateSeparator
  /** BCP 47: the language of the month names. */
  readonly locale: string
  /** Replace the default errors for a day before `min` and after `max`. */
  readonly minMessage?: string | undefined
  readonly maxMessage?: string | undefined
}

/** The result for the date that an input shows: a problem or a day; neither for an empty input. */
export interface DateJudgement {
  readonly problem: DateProblem | null
  /** ISO `yyyy-mm-dd`. */
  readonly day: string | null
}

export function judgeDate(reading: DateReading, rules: DateBounds): DateJudgement {
  const problem = checkDate(reading, rules)
  return { problem, day: problem === null && reading.status === 'real' ? reading.value : null }
}

/** Do both results read the same to the person? */
export function isSameJudgement(one: DateJudgement, other: DateJudgement): boolean {
  return one.day === other.day && JSON.stringify(one.problem) === JSON.stringify(other.problem)
}

export interface DateEvent {
  readonly type: 'show'
  readonly date: DateReading
  readonly rules: DateBounds
}

export const noDate: DateJudgement = { problem: null, day: null }

export function updateDate(state: DateJudgement, { date, rules }: DateEvent): Step<DateJudgement> {
  const judgement = judgeDate(date, rules)
  return { state: isSameJudgement(state, judgement) ? state : judgement, effects: [] }
}

/** What is wrong with the shown date; `null` if nothing is. */
export function findDateProblem(
  shown: string,
  rules: DateBounds & Pick<DateRules, 'order'>,
): DateProblem | null {
  return judgeDate(parseDate(shown, rules.order), rules).problem
}

/** The error message for a problem; it says what to do. */
export function describeDateProblem(
  problem: DateProblem,
  rules: DateRules,
  translate: DateTranslate,
): string {
  const show = (day: string): string => createDateRecipe(rules.order, rules.separator).show(day)
  switch (problem.kind) {
    case 'incomplete':
      return translate('date_incomplete', { format: sayDateFormat(rules, translate) })
    case 'yearDigits':
      return translate('date_year_digits')
    case 'noYear':
      return translate('date_no_year')
    case 'noDay':
      return translate('date_no_day', { day: problem.day })
    case 'noMonth': {
      const { month, swapped } = problem
      if (swapped === undefined) return translate('date_no_month', { month })
      const meant = sayDay(swapped, rules.locale)
      return translate('date_month_swapped', { month, meant, date: show(swapped) })
    }
    case 'shortMonth': {
      const { year, month, days } = problem
      return translate('date_short_month', { month: sayMonth(year, month, rules.locale), count: days })
    }
    case 'unreadable':
      return translate('date_impossible')
    case 'tooEarly':
      return rules.minMessage ?? translate('date_too_early', { date: show(rules.min ?? '') })
    case 'tooLate':
      return rules.maxMessage ?? translate('date_too_late', { date: show(rules.max ?? '') })
  }
}

/** Describes the format as `dd/mm/yyyy`, with the reader's letters and the locale's separator. */
export function sayDateFormat(
  { order, separator }: Pick<DateRules, 'order' | 'separator'>,
  translate: DateTranslate,
): string {
  return translate(`date_format_${order}`).replaceAll('/', separator)
}

/**
 * The caller's validators plus those of the block: `date`, that the date exists and is within the bounds, and for an incomplete
 * date `required`, because a date that was begun has to be completed. A caller's validator of the same type replaces the
 * block's; for an incomplete date it keeps the block's messages.
 */
export function dateValidators(
  given: readonly Validator[] = [],
  message: string | undefined,
  isPart = false,
): readonly Validator[] {
  const has = (wanted: Validator['type']): boolean => given.some(({ type }) => type === wanted)
  const rows = given.map((row) => {
    if (row.type === 'required' && isPart) return { ...row, message }
    return row.type === 'date' ? { ...row, message: row.message ?? message } : row
  })
  return [
    ...rows,
    ...(isPart && !has('required') ? [{ type: 'required', lazy: true, message } as const] : []),
    ...(has('date') ? [] : [{ type: 'date', lazy: true, message } as const]),
  ]
}

/**
 * Checks the bounds when the form is built.
 * @throws TypeError that names the field, if a bound is no ISO date or the bounds exclude every day
 */
export function checkDateBounds(field: string, { min, max }: DateBounds): void {
  for (const [name, bound] of Object.entries({ min, max })) {
    const day = bound === undefined ? null : parseDate(bound.replaceAll('-', '/'), 'ymd')
    const isIso = day === null || (day.status === 'real' && day.value === bound)
    if (!isIso)
      throw new TypeError(
        `The ${name} of the date field "${field}" is "${bound}". Give a real day as yyyy-mm-dd.`,
      )
  }
  if (min !== undefined && max !== undefined && min > max)
    throw new TypeError(`The date field "${field}" begins on ${min} and ends on ${max}: swap min and max.`)
}
