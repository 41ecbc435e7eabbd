import { createTranslate } from '@foyer/core/messages'
import { passwordMessages } from '@foyer/core/messages/en-001/kit'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import shell from '../../field/field-shell.module.css'
import { FieldShell } from '../../field/field-shell.tsx'
import type { TextInput } from '../../field/use-text-input.ts'
import { useKitMessages } from '../../messages/messages.ts'
import type { CurrentPasswordInputProps } from './password-input-props.ts'
import styles from './password-input.module.css'

const english = createTranslate(passwordMessages)

export interface ReadablePasswordProps {
  readonly input: TextInput
  /** The properties of the block. */
  readonly blockProps: CurrentPasswordInputProps
  readonly autocomplete: string
  /** The requirement list and its id. */
  readonly below?: { readonly id: string; readonly list: ReactNode } | undefined
}

/** The password input with its show/hide button. */
export function ReadablePassword({ input, blockProps, autocomplete, below }: ReadablePasswordProps) {
  const { field, inputProps } = input
  const { control } = field
  const { label, aside, description, disabled, marginBottom, isHidden, events } = blockProps
  const translate = useKitMessages(english)
  const [isShown, setIsShown] = useState(false)
  const selection = useRef<readonly [number, number, 'forward' | 'backward' | 'none'] | null>(null)

  function toggle(): void {
    const element = control.current
    if (element !== null)
      selection.current = [
        element.selectionStart ?? 0,
        element.selectionEnd ?? 0,
        element.selectionDirection ?? 'none',
      ]
    setIsShown(!isShown)
    events?.[isShown ? 'hide' : 'show']?.()
  }

  // The standard does not require browsers to keep the selection when `type` changes. Chromium drops it during the next layout,
  // so the layout is forced first and the selection set after it.
  useLayoutEffect(() => {
    const element = control.current
    if (selection.current === null || element === null) return
    element.getBoundingClientRect()
    // In Safari `setSelectionRange` would move the focus into the input, away from a button that was pressed by a key.
    if (element.matches(':focus')) element.setSelectionRange(...selection.current)
    selection.current = null
  })

  return (
    <FieldShell
      {...{ field, label, description, disabled, marginBottom, isHidden }}
      className={aside ? styles.withAside : undefined}
      below={
        <>
          {aside && <div className={styles.aside}>{aside}</div>}
          {below?.list}
        </>
      }
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
          // Chromium and Edge can send spell-checked text to a server, and a readable password would be checked.
          spellCheck={false}
          dir="ltr"
        />
        <button
          className={styles.toggle}
          type="button"
          disabled={disabled}
          aria-label={translate(isShown ? 'password_hide_label' : 'password_show_label')}
          aria-controls={field.inputId}
          // Keeps the focus in the input, and so the phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        >
          {translate(isShown ? 'password_hide' : 'password_show')}
        </button>
      </div>
    </FieldShell>
  )
}
