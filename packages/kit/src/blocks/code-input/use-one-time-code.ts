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
    // Not `length`, which rejects an empty text: the caller decides whether the code is optional.
    () => [...rows, { type: 'regexp', pattern: `^(\\d{${codeLength}})?$`, lazy: true, message }],
    [rows, message],
  )
  return useMaskedInput(
    {
      ...props,
      validators,
      // The initial value is formatted, because a field submits the value that the page has set as it is.
      inputValue: inputValue === undefined ? undefined : codeRecipe.show(inputValue),
      events: {
        ...events,
        // Called only when the value changes, so `complete` is called once for each code.
        change(code) {
          events?.change?.(code)
          if (code.length === codeLength) events?.complete?.(code)
        },
      },
    },
    codeRecipe,
  )
}
