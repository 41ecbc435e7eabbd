import { createDateRecipe, dateOrderOf, dateSeparatorOf, type ReadDate } from '@foyer/core/mask'
import { createTranslate } from '@foyer/core/messages'
import { dateMessages } from '@foyer/core/messages/en-001/kit'
import { useCallback, useMemo } from 'react'
import { createModel, useModel, useModelState } from '../../field/model.ts'
import { useMaskedInput } from '../../field/masked/use-masked-input.ts'
import type { TextInput } from '../../field/use-text-input.ts'
import { useKitLocale, useKitMessages } from '../../messages/messages.ts'
import type { DateInputProps } from './date-input-props.ts'
import {
  checkDateBounds,
  dateValidators,
  describeDateProblem,
  noDate,
  sayDateFormat,
  updateDate,
  type DateEvent,
  type DateJudgement,
  type DateRules,
} from './date-input.model.ts'
import { sayDay } from './say-date.ts'

const english = createTranslate(dateMessages)
const createDateModel = () => createModel<DateJudgement, DateEvent>({ state: noDate, update: updateDate })

export interface DateField extends TextInput {
  /** The format to show: `dd/mm/yyyy`, or an example date. */
  readonly format: string
  /** The day that was understood, in long form; `null` while there is none. */
  readonly understood: string | null
}

/** The properties that describe a date, in the form that the model takes. */
export function useDateRules(props: DateInputProps): DateRules {
  const { name, min, max, minMessage, maxMessage } = props
  const kitLocale = useKitLocale()
  const locale = props.locale ?? kitLocale
  return useMemo(() => {
    checkDateBounds(name, { min, max })
    const order = dateOrderOf(locale)
    const separator = dateSeparatorOf(locale)
    return { order, separator, locale, min, max, minMessage, maxMessage }
  }, [name, locale, min, max, minMessage, maxMessage])
}

/** A masked input that checks whether its date exists, and passes the result to the field as flags. */
export function useDateField(props: DateInputProps): DateField {
  const { validators } = props
  const translate = useKitMessages(english)
  const rules = useDateRules(props)
  const { order, separator, locale } = rules
  const model = useModel(createDateModel)
  const { problem, day } = useModelState(model, (state) => state)
  const message = problem === null ? undefined : describeDateProblem(problem, rules, translate)
  const isPart = problem?.kind === 'incomplete'
  const allValidators = useMemo(
    () => dateValidators(validators, message, isPart),
    [validators, message, isPart],
  )

  const judge = useCallback(
    (shown: string, { date }: ReadDate) => {
      const { state } = model.send({ type: 'show', date, rules })
      // An incomplete date counts as missing: a date that was begun has to be completed, also in an optional field.
      const isThere = shown !== '' && state.problem?.kind !== 'incomplete'
      return { date: state.problem === null, required: isThere }
    },
    [rules, model],
  )
  const recipe = createDateRecipe(order, separator)
  const input = useMaskedInput({ ...props, validators: allValidators }, recipe, judge)
  const understood = useMemo(() => (day === null ? null : sayDay(day, locale)), [day, locale])
  return { ...input, format: sayDateFormat(rules, translate), understood }
}
