import type { FieldState } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { dateMessages } from '@foyer/core/messages/en-001/kit'
import { useCallback, useMemo } from 'react'
import { useField, type Field } from '../../field/use-field.ts'
import { useFieldState } from '../../field/use-field-state.ts'
import { useKitMessages } from '../../messages/messages.ts'
import { dateValidators } from '../date-input/date-input.model.ts'
import { formatDay } from '../date-input/format-date.ts'
import { useDateRules } from '../date-input/use-date-field.ts'
import type { DatePartsProps } from './date-parts-props.ts'
import {
  datePartsOf,
  describeParts,
  findFaultyParts,
  orderParts,
  updateDateParts,
  type DatePart,
} from './date-parts.model.ts'
import { bindParts, type PartsBinding, type PartsProps, type ShownParts } from './parts-binding.ts'

const english = createTranslate(dateMessages)

export interface DatePartsField {
  readonly field: Field<HTMLFieldSetElement>
  /** The ISO date; empty while there is none. */
  readonly value: string
  readonly order: readonly DatePart[]
  /** The parts that the issue is about. */
  readonly faulty: readonly DatePart[]
  /** The day that was understood, in long form; `null` while there is none. */
  readonly formattedDay: string | null
}

/**
 * A field of three inputs that checks whether they add up to a date that exists, and passes the issue to the field together with the value.
 */
export function useDateParts(props: DatePartsProps): DatePartsField {
  const translate = useKitMessages(english)
  const rules = useDateRules(props)
  const { order, locale } = rules
  const judge = useCallback(
    ({ parts, date }: ShownParts, previous: FieldState) => {
      const blockState = updateDateParts(datePartsOf(previous), parts, date, rules)
      // A date that was begun is not a date yet, but the field is not empty either: the `date` validator has the better message.
      const required = date.status !== 'empty'
      return { date: describeParts(blockState, rules, translate) ?? true, required, blockState }
    },
    [rules, translate],
  )
  const partsProps = { ...props, order, judge }
  const field = useField<PartsProps, HTMLFieldSetElement, PartsBinding>(
    partsProps,
    '',
    bindParts,
    dateValidators(props.validators),
  )
  const { problem, day, parts } = useFieldState(field.store, datePartsOf)
  const value = useFieldState(field.store, (state) => String(state.value))
  const formattedDay = useMemo(() => (day === null ? null : formatDay(day, locale)), [day, locale])
  return { field, value, order: orderParts(order), faulty: findFaultyParts(problem, parts), formattedDay }
}
