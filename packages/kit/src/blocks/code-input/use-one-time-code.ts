import { codeLength, codeRecipe } from '@foyer/core/mask'
import { createTranslate } from '@foyer/core/messages'
import { codeMessages } from '@foyer/core/messages/en-001/kit'
import type { Validator } from '@foyer/core/validators'
import { useMemo } from 'react'
import { useMaskedInput } from '../../field/masked/use-masked-input.ts'
import type { TextInput } from '../../field/use-text-input.ts'
import { useKitMessages } from '../../messages/messages.ts'
import type { CodeInputProps } from './code-input-props.ts'

const english = createTranslate(codeMessages)
const required: readonly Validator[] = [{ type: 'required', lazy: true }]

/** A masked input for six digits, which reports when they are complete. */
export function useOneTimeCode(props: CodeInputProps): TextInput {
  const { inputValue, validators: rows = required, events } = props
  const translate = useKitMessages(english)
  const message = translate('code_incomplete')
  const validators = useMemo<readonly Validator[]>(
    // Not `length`, for which an empty text is too short: whether a code may be left out is up to the caller.
    () => [...rows, { type: 'regexp', pattern: `^(\\d{${codeLength}})?$`, lazy: true, message }],
    [rows, message],
  )
  return useMaskedInput(
    {
      ...props,
      validators,
      // As it is shown: the value of a field is submitted as the page has set it.
      inputValue: inputValue === undefined ? undefined : codeRecipe.show(inputValue),
      events: {
        ...events,
        // Called for other values only, so that a code is complete once.
        change(code) {
          events?.change?.(code)
          if (code.length === codeLength) events?.complete?.(code)
        },
      },
    },
    codeRecipe,
  )
}
