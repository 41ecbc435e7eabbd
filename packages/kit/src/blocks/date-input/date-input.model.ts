import {
  checkDate,
  createDateRecipe,
  parseDate,
  showValue,
  type DateBounds,
  type DateOrder,
  type DateProblem,
} from '@foyer/core/mask'
import type { dateWords } from '@foyer/core/messages/en-001/kit'
import type { Validator } from '@foyer/core/validators'
import type { KitTranslate } from '../../messages/messages.ts'

/** What a date has to keep to. */
export interface DateRules extends DateBounds {
  readonly order: DateOrder
}

/** What is wrong with the date that the input shows; `null` for nothing. */
export function findDateProblem(shown: string, rules: DateRules): DateProblem | null {
  return checkDate(parseDate(shown, rules.order), rules)
}

const words = {
  incomplete: 'date_incomplete',
  impossible: 'date_impossible',
  tooEarly: 'date_too_early',
  tooLate: 'date_too_late',
} as const satisfies Record<DateProblem, keyof typeof dateWords>

/** What is wrong in words that say what to do. */
export function describeDateProblem(
  problem: DateProblem,
  { order, min = '', max = '' }: DateRules,
  translate: KitTranslate<keyof typeof dateWords>,
): string {
  return translate(words[problem], {
    format: translate(`date_format_${order}`),
    date: showValue(createDateRecipe(order), problem === 'tooEarly' ? min : max),
  })
}

/**
 * The caller's validators, and the inner one that says whether the date is a real one within the bounds: theirs, where they
 * have one, in these words, where they have none.
 */
export function dateValidators(
  given: readonly Validator[] = [],
  message: string | undefined,
): readonly Validator[] {
  const isThere = given.some(({ type }) => type === 'date')
  if (!isThere) return [...given, { type: 'date', lazy: true, message }]
  return given.map((each) => (each.type === 'date' ? { ...each, message: each.message ?? message } : each))
}

/**
 * Looks the bounds over before a person meets them.
 * @throws TypeError that names the field, for a bound that is no ISO date, or bounds that exclude every day
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
