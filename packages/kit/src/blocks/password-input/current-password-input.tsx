import { useTextInput } from '../../field/use-text-input.ts'
import type { CurrentPasswordInputProps } from './password-input-props.ts'
import { ReadablePassword } from './readable-password.tsx'

/** An input for an existing password, as sign-in forms have. Does not load the code of requirements. */
export function CurrentPasswordInput(props: CurrentPasswordInputProps) {
  const input = useTextInput(props)
  return (
    <ReadablePassword
      input={input}
      blockProps={props}
      autocomplete={props.autocomplete ?? 'current-password'}
    />
  )
}
