import { createTranslate } from '@foyer/core/messages'
import { searchWords } from '@foyer/core/messages/en-001/kit'
import type { KeyboardEvent } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import shell from '../../field/field-shell.module.css'
import { FieldShell } from '../../field/field-shell.tsx'
import { replaceText } from '../../field/replace-text.ts'
import { TextSession, useTextInput } from '../../field/use-text-input.ts'
import hidden from '../../field/visually-hidden.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import styles from './search-input.module.css'

const english = createTranslate(searchWords)

export interface SearchInputEvents extends TextInputEvents {
  /** The same as `firstInput`, by the name that it has in the search of a picker. */
  readonly firstInputSearch?: () => void
  /** The field is pressed. */
  readonly click?: () => void
}

export interface SearchInputProps extends InputBlockProps<string, SearchInputEvents> {
  /** The label is heard and not seen, where the place says what is searched. */
  readonly isLabelHidden?: boolean | undefined
}

/** A text to search for. Escape and the button clear it, which can be undone. */
export function SearchInput(props: SearchInputProps) {
  const { label, description, disabled, marginBottom, isHidden, isLabelHidden, events } = props
  const { field, ref, inputProps } = useTextInput(
    {
      ...props,
      events: {
        ...events,
        firstInput: () => {
          events?.firstInput?.()
          events?.firstInputSearch?.()
        },
      },
    },
    TextSession,
  )
  const translate = useKitMessages(english)

  function clear(): void {
    if (ref.current !== null) replaceText(ref.current, '')
  }

  function clearByEscape(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.currentTarget.value === '') return
    // The first Escape is for the text, the next one for the dialog around it. Chromium's own cannot be undone.
    event.preventDefault()
    event.stopPropagation()
    clear()
  }

  return (
    <FieldShell
      {...{ field, description, disabled, marginBottom, isHidden }}
      label={isLabelHidden ? undefined : label}
    >
      {isLabelHidden && (
        <label className={hidden.hidden} htmlFor={field.inputId}>
          {label}
        </label>
      )}
      <div className={shell.box}>
        <svg className={styles.lens} viewBox="0 0 20 20" aria-hidden="true">
          <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4" />
        </svg>
        <input
          {...inputProps}
          className={styles.input}
          type="search"
          inputMode="search"
          enterKeyHint="search"
          // The button is drawn while this is not: `:placeholder-shown` needs one.
          placeholder={props.placeholder ?? ' '}
          dir="auto"
          onKeyDown={clearByEscape}
          onClick={events?.click}
        />
        <button
          className={styles.clear}
          type="button"
          disabled={disabled}
          aria-label={translate('search_clear')}
          // The focus stays in the input, and with it a phone's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      </div>
    </FieldShell>
  )
}
