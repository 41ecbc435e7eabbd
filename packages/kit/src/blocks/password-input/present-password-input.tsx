import { TextSession, useTextInput } from '../../field/use-text-input.ts'
import type { PresentPasswordInputProps } from './password-input-props.ts'
import { ReadablePassword } from './readable-password.tsx'

/** The password that an account has: what a sign-in form asks for. Without the code of requirements. */
export function PresentPasswordInput(props: PresentPasswordInputProps) {
  const input = useTextInput(props, TextSession)
  return (
    <ReadablePassword input={input} given={props} autocomplete={props.autocomplete ?? 'current-password'} />
  )
}
