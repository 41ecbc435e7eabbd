import type { FieldStore } from '@foyer/core/form'
import { createDateRecipe, dateOrderOf, type DateOrder, type DateProblem } from '@foyer/core/mask'
import { createTranslate } from '@foyer/core/messages'
import { dateWords } from '@foyer/core/messages/en-001/kit'
import { useCallback, useMemo, useState } from 'react'
import { useMaskedInput } from '../../field/use-masked-input.ts'
import type { TextInput } from '../../field/use-text-input.ts'
import { useKitLocale, useKitMessages } from '../../messages/messages.ts'
import type { DateInputProps } from './date-input-props.ts'
import {
  checkDateBounds,
  dateValidators,
  describeDateProblem,
  findDateProblem,
  type DateRules,
} from './date-input.model.ts'

const english = createTranslate(dateWords)

/** Bundlers write the value in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** A masked input that knows whether its date is a real one, and says so to the field. */
export function useDateField(props: DateInputProps): TextInput & { readonly order: DateOrder } {
  const { name, min, max, validators } = props
  const translate = useKitMessages(english)
  const kitLocale = useKitLocale()
  const order = dateOrderOf(props.locale ?? kitLocale)
  const [problem, setProblem] = useState<DateProblem | null>(null)

  const rules = useMemo<DateRules>(() => {
    // Where forms are written: bundlers drop it from what people load.
    if (process.env.NODE_ENV !== 'production') checkDateBounds(name, { min, max })
    return { order, min, max }
  }, [name, order, min, max])
  const message = problem === null ? undefined : describeDateProblem(problem, rules, translate)
  const allValidators = useMemo(() => dateValidators(validators, message), [validators, message])

  const judge = useCallback(
    (shown: string, store: FieldStore) => {
      const found = findDateProblem(shown, rules)
      // Half a date is no date yet, but it is not nothing: the other validator has the better words.
      store.update({ date: found === null, required: shown !== '' })
      setProblem(found)
    },
    [rules],
  )
  const input = useMaskedInput({ ...props, validators: allValidators }, createDateRecipe(order), judge)
  return { ...input, order }
}
