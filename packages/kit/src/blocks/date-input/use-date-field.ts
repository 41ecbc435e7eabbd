import { createDateRecipe, dateOrderOf, dateSeparatorOf, type ReadDate } from '@foyer/core/mask'
import { createTranslate } from '@foyer/core/messages'
import { dateMessages } from '@foyer/core/messages/en-001/kit'
import { useCallback, useMemo } from 'react'
import { useMaskedInput } from '../../field/masked/use-masked-input.ts'
import { useFieldState } from '../../field/use-field-state.ts'
import type { TextInput } from '../../field/use-text-input.ts'
import { useKitLocale, useKitMessages } from '../../messages/messages.ts'
import type { DateInputProps } from './date-input-props.ts'
import {
  checkDateBounds,
  dateBlockPart,
  dateValidators,
  dayOf,
  describeDateFormat,
  type DateRules,
} from './date-input.model.ts'
import { formatDay } from './format-date.ts'

const english = createTranslate(dateMessages)

export interface DateField extends TextInput {
  /** The format to show: `dd/mm/yyyy`, or an example date. */
  readonly format: string
  /** The day that was understood, in long form; `null` while there is none. */
  readonly formattedDay: string | null
}

/** The properties that describe a date, in the form that the model takes. */
export function useDateRules(props: DateInputProps): DateRules {
  const { name, min, max, minMessage, maxMessage } = props
  const locale = useKitLocale(props.locale)
  return useMemo(() => {
    checkDateBounds(name, { min, max })
    const order = dateOrderOf(locale)
    const separator = dateSeparatorOf(locale)
    return { order, separator, locale, min, max, minMessage, maxMessage }
  }, [name, locale, min, max, minMessage, maxMessage])
}

/** A masked input that checks whether its date exists, and passes the issue to the field together with the value. */
export function useDateField(props: DateInputProps): DateField {
  const translate = useKitMessages(english)
  const rules = useDateRules(props)
  const { order, separator, locale } = rules
  const judge = useCallback(
    (_shown: string, { date }: ReadDate) => dateBlockPart(date, rules, translate),
    [rules, translate],
  )
  const recipe = createDateRecipe(order, separator)
  const input = useMaskedInput(props, recipe, judge, dateValidators(props.validators))
  const day = useFieldState(input.field.store, dayOf)
  const formattedDay = useMemo(() => (day === null ? null : formatDay(day, locale)), [day, locale])
  return { ...input, format: describeDateFormat(rules, translate), formattedDay }
}
