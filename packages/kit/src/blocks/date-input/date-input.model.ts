import type { BlockPart, FieldState } from '@foyer/core/form'
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
import { memoize } from '@foyer/core/store'
import type { Validator } from '@foyer/core/validators'
import type { KitTranslate } from '../../messages/messages.ts'
import { formatDay, formatMonth } from './format-date.ts'

export type DateTranslate = KitTranslate<keyof typeof dateMessages>

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

/** The day that was understood, which the block keeps in its field's state; `null` while there is none. */
export function dayOf({ blockState }: FieldState): string | null {
  return (blockState ?? null) as string | null
}

/** What is stored in the field together with the value of a shown date. */
export function dateBlockPart(date: DateReading, rules: DateRules, translate: DateTranslate): BlockPart {
  const { problem, day } = judgeDate(date, rules)
  const message = problem === null ? undefined : describeDateProblem(problem, rules, translate)
  // An incomplete date counts as missing: a date that was begun has to be completed, even in an optional field.
  const required = problem?.kind === 'incomplete' ? message : date.status !== 'empty'
  return { date: message ?? true, required, blockState: day }
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
      return translate('date_incomplete', { format: describeDateFormat(rules, translate) })
    case 'yearDigits':
      return translate('date_year_digits')
    case 'noYear':
      return translate('date_no_year')
    case 'noDay':
      return translate('date_no_day', { day: problem.day })
    case 'noMonth': {
      const { month, swapped } = problem
      if (swapped === undefined) return translate('date_no_month', { month })
      const meant = formatDay(swapped, rules.locale)
      return translate('date_month_swapped', { month, meant, date: show(swapped) })
    }
    case 'shortMonth': {
      const { year, month, days } = problem
      return translate('date_short_month', { month: formatMonth(year, month, rules.locale), count: days })
    }
    case 'unreadable':
      return translate('date_impossible')
    case 'tooEarly':
      return rules.minMessage ?? translate('date_too_early', { date: show(rules.min ?? '') })
    case 'tooLate':
      return rules.maxMessage ?? translate('date_too_late', { date: show(rules.max ?? '') })
  }
}

/**
 * Describes the format as `dd/mm/yyyy`, with the reader's letters and the locale's separator. In right-to-left languages, and in those
 * where such letters are not understood, it is an example date: digits keep the order in which they are typed in either direction.
 */
export function describeDateFormat(
  { order, separator }: Pick<DateRules, 'order' | 'separator'>,
  translate: DateTranslate,
): string {
  return translate(`date_format_${order}`).replaceAll('/', separator)
}

/** The block's own validators: a date that was begun has to be complete, has to exist, and has to be within the bounds. */
const ownValidators: readonly Validator[] = [
  { type: 'required', lazy: true, ifBegun: true },
  { type: 'date', lazy: true },
]

const addOwnValidators = memoize(
  (validators: readonly Validator[]) => [
    ...validators,
    ...ownValidators.filter(({ type }) => validators.every((row) => row.type !== type)),
  ],
  new WeakMap(),
)

/**
 * The caller's validators plus those of the block. A caller's validator of the same type replaces the block's. It gets its message from
 * `dateBlockPart`; only a `date` validator can have its own. Returns the same array for the same validators, so that a render does not
 * count as a change of the rules.
 */
export function dateValidators(validators: readonly Validator[] = []): readonly Validator[] {
  return validators.length === 0 ? ownValidators : addOwnValidators(validators)
}

/**
 * Checks the bounds when the form is built.
 * @throws TypeError that names the field, if a bound is no ISO date or the bounds exclude every day
 */
export function checkDateBounds(field: string, { min, max }: DateBounds): void {
  for (const [name, bound] of Object.entries({ min, max })) {
    const day = bound === undefined ? null : parseDate(bound, 'ymd')
    const isIso = day === null || (day.status === 'real' && day.value === bound)
    if (!isIso)
      throw new TypeError(
        `The ${name} of the date field "${field}" is "${bound}". Give a real day as yyyy-mm-dd.`,
      )
  }
  if (min !== undefined && max !== undefined && min > max)
    throw new TypeError(`The date field "${field}" begins on ${min} and ends on ${max}: swap min and max.`)
}
