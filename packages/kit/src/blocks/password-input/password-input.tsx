import { visibleFailures } from '@foyer/core/form'
import { passwordWords } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect, useRef, useState } from 'react'
import { FieldShell } from '../../field/field-shell.tsx'
import { useKitMessages } from '../../messages/messages.ts'
import type { PasswordInputProps } from './password-input-props.ts'
import styles from './password-input.module.css'
import { PasswordRequirements } from './password-requirements.tsx'
import { usePasswordField } from './use-password-field.ts'

/** A password that can be made readable. */
export function PasswordInput(props: PasswordInputProps) {
  const { field, ref, inputProps, requirements } = usePasswordField(props)
  const { label, aside, description, status, disabled, marginBottom, isHidden, events } = props
  const translate = useKitMessages(passwordWords)
  const [isShown, setIsShown] = useState(false)
  const selection = useRef<readonly [number, number, 'forward' | 'backward' | 'none'] | null>(null)
  const requirementsId = `${field.inputId}r`
  const [failure] = visibleFailures(field.store.getState())
  const isListed =
    requirements.some(({ type }) => type === failure?.type) && field.store.getState().customError === null

  function toggle(): void {
    const input = ref.current
    if (input !== null)
      selection.current = [
        input.selectionStart ?? 0,
        input.selectionEnd ?? 0,
        input.selectionDirection ?? 'none',
      ]
    setIsShown(!isShown)
    events?.[isShown ? 'hide' : 'show']?.()
  }

  // The standard does not ask a browser to keep the selection when `type` changes. Chromium drops it when the input is
  // laid out anew, so that comes first.
  useLayoutEffect(() => {
    if (selection.current === null) return
    ref.current?.getBoundingClientRect()
    ref.current?.setSelectionRange(...selection.current)
    selection.current = null
  })

  return (
    <FieldShell
      {...{ field, label, aside, description, status, disabled, marginBottom, isHidden }}
      isErrorBelow={isListed}
      below={
        requirements.length > 0 && (
          <PasswordRequirements
            id={requirementsId}
            store={field.store}
            requirements={requirements}
            differsFromPrevious={props.differsFromPrevious}
          />
        )
      }
    >
      <input
        {...inputProps}
        className={styles.input}
        type={isShown ? 'text' : 'password'}
        aria-describedby={requirements.length > 0 ? `${requirementsId} ${field.messageId}` : field.messageId}
        autoComplete={props.autocomplete ?? (props.newPassword ? 'new-password' : 'current-password')}
        autoCapitalize="none"
        autoCorrect="off"
        // Chromium and Edge can send what is spell-checked to a server, and a readable password is checked.
        spellCheck={false}
        dir="ltr"
      />
      <button
        className={styles.toggle}
        type="button"
        disabled={disabled}
        aria-label={translate(isShown ? 'password_hide_label' : 'password_show_label')}
        aria-controls={field.inputId}
        // Focus stays in the input, and with it the phone's keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={toggle}
      >
        {translate(isShown ? 'password_hide' : 'password_show')}
      </button>
    </FieldShell>
  )
}
