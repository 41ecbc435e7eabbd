import type { FieldState } from '@foyer/core/form'
import {
  createDateRecipe,
  parseDate,
  toAsciiDigits,
  type DateOrder,
  type DateBounds,
  type DateParts,
  type DateProblem,
  type DateReading,
} from '@foyer/core/mask'
import {
  describeDateProblem,
  judgeDate,
  type DateJudgement,
  type DateRules,
  type DateTranslate,
} from '../date-input/date-input.model.ts'

export type DatePart = keyof DateParts

export const emptyParts: DateParts = { day: '', month: '', year: '' }

/** The result of the check of the date, and the parts that were checked. Stored in the field's state. Immutable. */
export interface DatePartsState extends DateJudgement {
  readonly parts: DateParts
}

const noDate: DatePartsState = { problem: null, day: null, parts: emptyParts }

/** The block's part of the state of the field. */
export function datePartsOf({ blockState }: FieldState): DatePartsState {
  return (blockState ?? noDate) as DatePartsState
}

/** The next state for the shown parts; the same object if day, problem and faulty parts are unchanged. */
export function updateDateParts(
  state: DatePartsState,
  parts: DateParts,
  date: DateReading,
  rules: DateBounds,
): DatePartsState {
  const { problem, day } = judgeDate(date, rules)
  const isSame =
    state.day === day &&
    JSON.stringify(state.problem) === JSON.stringify(problem) &&
    String(findFaultyParts(problem, state.parts)) === String(findFaultyParts(problem, parts))
  return isSame ? state : { problem, day, parts }
}

/** The error message for the shown parts; `undefined` if nothing is wrong. */
export function describeParts(
  { problem, parts }: DatePartsState,
  rules: DateRules,
  translate: DateTranslate,
): string | undefined {
  if (problem === null) return undefined
  // Each part has its label, so this message need not explain the order of day and month.
  if (problem.kind === 'noMonth') return translate('date_no_month', { month: problem.month })
  if (problem.kind !== 'incomplete') return describeDateProblem(problem, rules, translate)
  const list = new Intl.ListFormat(rules.locale, { type: 'conjunction' })
  const missing = findMissingParts(parts).map((part) => translate(`date_${part}`))
  return translate('date_parts_missing', { parts: list.format(missing) })
}

/** The parts in display order. */
export function orderParts(order: DateOrder): readonly DatePart[] {
  return order === 'dmy' ? ['day', 'month', 'year'] : ['year', 'month', 'day']
}

/** The parts of an ISO date; empty parts for any other text. */
export function splitIso(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? []
  return { day: stripLeadingZero(day), month: stripLeadingZero(month), year }
}

/** A typed part: its digits, of any script, whatever is written around them, such as `5.`, `5th` or `5日`. Other texts stay as they are. */
export function readPart(typed: string): string {
  const text = toAsciiDigits(typed).trim()
  return /^\D*(\d+)\D*$/.exec(text)?.[1] ?? text
}

/** The parts of a whole date that was pasted into one input; `null` if the text is a single part. */
export function splitPastedDate(typed: string, order: DateOrder): DateParts | null {
  const { text } = createDateRecipe(order).format({ text: typed, caret: typed.length })
  const reading = parseDate(text, order)
  return reading.status === 'real' ? splitIso(reading.value) : null
}

/** The parts that a problem is about: they are marked, and the first gets the focus. */
export function findFaultyParts(problem: DateProblem | null, parts: DateParts): readonly DatePart[] {
  switch (problem?.kind) {
    case undefined:
      return []
    case 'noDay':
    case 'shortMonth':
      return ['day']
    case 'noMonth':
      return ['month']
    case 'noYear':
    case 'yearDigits':
      return ['year']
    case 'incomplete':
      return findMissingParts(parts)
    case 'unreadable':
      return (['day', 'month', 'year'] as const).filter((part) => /\D/.test(parts[part]))
    default:
      return ['day', 'month', 'year']
  }
}

/** The parts still to be typed. A single 0 counts as incomplete. */
function findMissingParts(parts: DateParts): readonly DatePart[] {
  return (['day', 'month', 'year'] as const).filter((part) => parts[part] === '' || parts[part] === '0')
}

function stripLeadingZero(digits: string): string {
  return digits.replace(/^0/, '')
}
