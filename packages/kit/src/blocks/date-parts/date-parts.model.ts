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
import type { Step } from '../../field/model.ts'
import { isSameJudgement, judgeDate, type DateJudgement } from '../date-input/date-input.model.ts'

export type DatePart = keyof DateParts

export const noParts: DateParts = { day: '', month: '', year: '' }

/** The judgement of the date, and the parts that it is about. */
export interface DatePartsState extends DateJudgement {
  readonly parts: DateParts
}

export interface DatePartsEvent {
  readonly type: 'show'
  readonly parts: DateParts
  readonly date: DateReading
  readonly rules: DateBounds
}

export const noDate: DatePartsState = { problem: null, day: null, parts: noParts }

export function updateDateParts(
  state: DatePartsState,
  { parts, date, rules }: DatePartsEvent,
): Step<DatePartsState> {
  const judgement = judgeDate(date, rules)
  const isSame =
    isSameJudgement(state, judgement) &&
    String(findMissingParts(state.parts)) === String(findMissingParts(parts))
  return { state: isSame ? state : { ...judgement, parts }, effects: [] }
}

/** The parts in display order. */
export function orderParts(order: DateOrder): readonly DatePart[] {
  return order === 'dmy' ? ['day', 'month', 'year'] : ['year', 'month', 'day']
}

/** The parts of an ISO date; empty parts for any other text. */
export function splitIso(iso: string): DateParts {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(iso) ?? []
  return { day: withoutZero(day), month: withoutZero(month), year }
}

/** A typed part: its digits, of any script, without surrounding characters. */
export function readPart(typed: string): string {
  return toAsciiDigits(typed).replaceAll(/[\s\u200e\u200f]/g, '')
}

/** The parts of a whole date that was pasted into one input; `null` if the text is a single part. */
export function splitWhole(typed: string, order: DateOrder): DateParts | null {
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
    default:
      return ['day', 'month', 'year']
  }
}

/** The parts still to be typed. A single 0 counts as incomplete. */
export function findMissingParts(parts: DateParts): readonly DatePart[] {
  return (['day', 'month', 'year'] as const).filter((part) => parts[part] === '' || parts[part] === '0')
}

function withoutZero(digits: string): string {
  return digits.replace(/^0/, '')
}
