import { createTranslate } from '@foyer/core/messages'
import { searchMessages } from '@foyer/core/messages/en-001/kit'
import type { KeyboardEvent } from 'react'
import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import shell from '../../field/field-shell.module.css'
import { FieldShell } from '../../field/field-shell.tsx'
import { replaceText } from '../../field/replace-text.ts'
import { useTextInput } from '../../field/use-text-input.ts'
import hidden from '../../styles/visually-hidden.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import { isForInputMethod } from '../../surfaces/page/is-for-input-method.ts'
import { useIconTip } from '../../surfaces/tooltip/use-icon-tip.tsx'
import styles from './search-input.module.css'

const english = createTranslate(searchMessages)

/** What a `<SearchInput>` reports. */
export interface SearchInputEvents extends TextInputEvents {
  /** The same as `firstInput`, under the name that pickers use for their search. */
  readonly firstInputSearch?: (() => void) | undefined
  /** The field was pressed. */
  readonly click?: (() => void) | undefined
}

export interface SearchInputProps extends InputBlockProps<string, SearchInputEvents> {
  /** Hides the label visually, where the surroundings make clear what is searched. */
  readonly isLabelHidden?: boolean | undefined
}

/** A search field. Escape and the button clear it, which can be undone. */
export function SearchInput(props: SearchInputProps) {
  const { label, description, disabled, marginBottom, isHidden, isLabelHidden, events } = props
  const { field, inputProps } = useTextInput({
    ...props,
    events: {
      ...events,
      firstInput: () => {
        events?.firstInput?.()
        events?.firstInputSearch?.()
      },
    },
  })
  const { control } = field
  const translate = useKitMessages(english)
  const tip = useIconTip(translate('search_clear'))

  function clear(): void {
    if (control.current !== null) replaceText(control.current, '')
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Escape' || isForInputMethod(event.nativeEvent) || event.currentTarget.value === '')
      return
    // The first Escape clears the text, the next one reaches the dialog around it. Chromium's own clearing cannot be undone.
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
          // Never empty, because CSS shows the button through `:placeholder-shown`.
          placeholder={props.placeholder ?? ' '}
          dir="auto"
          onKeyDown={handleKeyDown}
          onClick={events?.click}
        />
        <button
          {...tip.on}
          className={styles.clear}
          type="button"
          disabled={disabled}
          aria-label={translate('search_clear')}
          // Keeps the focus in the input, and so the phone's keyboard open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
        {tip.tooltip}
      </div>
    </FieldShell>
  )
}
