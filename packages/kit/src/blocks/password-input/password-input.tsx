import { visibleIssues } from '@foyer/core/form'
import type { PasswordInputProps } from './password-input-props.ts'
import { PasswordRequirements } from './password-requirements.tsx'
import { ReadablePassword } from './readable-password.tsx'
import { usePasswordField } from './use-password-field.ts'

/** A password input with a button that makes it readable; a new password can have requirements. */
export function PasswordInput(props: PasswordInputProps) {
  const { requirements, ...input } = usePasswordField(props)
  const { store, inputId } = input.field
  const state = store.getState()
  const [issue] = visibleIssues(state)
  const hasError = requirements.some(({ type }) => type === issue?.type) && !state.customError
  const id = `${inputId}r`
  const list = (
    <PasswordRequirements
      {...{ id, store, requirements, hasError }}
      differsFromPrevious={props.differsFromPrevious}
    />
  )
  return (
    <ReadablePassword
      input={input}
      blockProps={props}
      autocomplete={props.autocomplete ?? (props.newPassword ? 'new-password' : 'current-password')}
      below={requirements.length > 0 ? { id, list } : undefined}
    />
  )
}
