import { createTranslate } from '@foyer/core/messages'
import { passwordWords } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import shell from '../../field/field-shell.module.css'
import { drawLabel, FieldShell } from '../../field/field-shell.tsx'
import type { TextInput } from '../../field/use-text-input.ts'
import { useKitMessages } from '../../messages/messages.ts'
import type { PresentPasswordInputProps } from './password-input-props.ts'
import styles from './password-input.module.css'

const english = createTranslate(passwordWords)

export interface ReadablePasswordProps {
  readonly input: TextInput
  /** What the caller of the block gave it. */
  readonly given: PresentPasswordInputProps
  readonly autocomplete: string
  /** The list of requirements, with its id. */
  readonly below?: { readonly id: string; readonly list: ReactNode } | undefined
}

/** The input, and the button that makes it readable. */
export function ReadablePassword({ input, given, autocomplete, below }: ReadablePasswordProps) {
  const { field, ref, inputProps } = input
  const { label, aside, description, disabled, marginBottom, isHidden, events } = given
  const translate = useKitMessages(english)
  const [isShown, setIsShown] = useState(false)
  const selection = useRef<readonly [number, number, 'forward' | 'backward' | 'none'] | null>(null)

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
      {...{ field, label, description, disabled, marginBottom, isHidden }}
      head={
        aside && (
          <div className={styles.head}>
            {label && drawLabel(field, label)}
            {aside}
          </div>
        )
      }
      below={below?.list}
    >
      <div className={shell.box}>
        <input
          {...inputProps}
          className={styles.input}
          type={isShown ? 'text' : 'password'}
          aria-describedby={below === undefined ? field.messageId : `${below.id} ${field.messageId}`}
          autoComplete={autocomplete}
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
      </div>
    </FieldShell>
  )
}
