import { createTranslate } from '@foyer/core/messages'
import { dateMessages } from '@foyer/core/messages/en-001/kit'
import { useCallback, useMemo } from 'react'
import { createModel, useModel, useModelState } from '../../field/model.ts'
import { useField, type Field } from '../../field/use-field.ts'
import { useKitMessages } from '../../messages/messages.ts'
import { dateValidators, describeDateProblem } from '../date-input/date-input.model.ts'
import { sayDay } from '../date-input/say-date.ts'
import { useDateRules } from '../date-input/use-date-field.ts'
import type { DatePartsProps } from './date-parts-props.ts'
import {
  findFaultyParts,
  findMissingParts,
  noDate,
  orderParts,
  updateDateParts,
  type DatePart,
  type DatePartsEvent,
  type DatePartsState,
} from './date-parts.model.ts'
import { bindParts, type PartsBinding, type PartsProps, type ShownParts } from './parts-binding.ts'

const english = createTranslate(dateMessages)

const createDatePartsModel = () =>
  createModel<DatePartsState, DatePartsEvent>({ state: noDate, update: updateDateParts })

export interface DatePartsField {
  readonly field: Field<HTMLFieldSetElement>
  readonly order: readonly DatePart[]
  /** The parts that the issue is about. */
  readonly faulty: readonly DatePart[]
  /** The day that was understood, in long form; `null` while there is none. */
  readonly understood: string | null
}

/** A field of three inputs that checks whether they add up to a date that exists, and passes the result on as flags. */
export function useDateParts(props: DatePartsProps): DatePartsField {
  const { validators } = props
  const translate = useKitMessages(english)
  const rules = useDateRules(props)
  const { order, locale } = rules
  const model = useModel(createDatePartsModel)
  const { problem, day, parts } = useModelState(model, (state) => state)

  const message = useMemo(() => {
    // Each part has its label, so this message need not explain the order of day and month.
    if (problem?.kind === 'noMonth') return translate('date_no_month', { month: problem.month })
    if (problem?.kind !== 'incomplete') return problem && describeDateProblem(problem, rules, translate)
    const list = new Intl.ListFormat(locale, { type: 'conjunction' })
    const missing = findMissingParts(parts).map((part) => translate(`date_${part}`))
    return translate('date_parts_missing', { parts: list.format(missing) })
  }, [problem, parts, rules, locale, translate])
  const allValidators = useMemo(() => dateValidators(validators, message ?? undefined), [validators, message])

  const judge = useCallback(
    ({ parts: shown, date }: ShownParts) => {
      const { state } = model.send({ type: 'show', parts: shown, date, rules })
      // A started date is no date yet, but the field is not empty either: the `date` validator has the better message.
      return { date: state.problem === null, required: date.status !== 'empty' }
    },
    [rules, model],
  )
  const own = { ...props, order, judge }
  const field = useField<PartsProps, HTMLFieldSetElement, PartsBinding>(own, '', bindParts, allValidators)
  const understood = useMemo(() => (day === null ? null : sayDay(day, locale)), [day, locale])
  return { field, order: orderParts(order), faulty: findFaultyParts(problem, parts), understood }
}
