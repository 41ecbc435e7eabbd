import { createTranslate } from '@foyer/core/messages'
import { pickerMessages } from '@foyer/core/messages/en-001/kit'
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import hidden from '../../styles/visually-hidden.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import { isForInputMethod } from '../../surfaces/page/is-for-input-method.ts'
import { useIconTip } from '../../surfaces/tooltip/use-icon-tip.tsx'
import { textScale } from '../picker-dialog/text-scale.ts'
import { maxPickerHeight, usePickerDialog } from '../picker-dialog/use-picker-dialog.ts'
import { fewOptions, type PickerOption } from '../picker-option.ts'
import { openStorage } from '../../storage/open-storage.ts'
import { readRecent, rememberRecent } from '../recent-choices.ts'
import { optionListHeight, viewportHeight, type ListShape } from './option-list.model.ts'
import { OptionList, rowId } from './option-list.tsx'
import styles from './option-picker.module.css'
import { useOptionList } from './use-option-list.ts'

const english = createTranslate(pickerMessages)

/** The texts of a picker, in the reader's language. */
export interface PickerTexts {
  readonly title: string
  readonly search: string
  /** The heading of the first section; the default says that it shows recent choices. */
  readonly first?: string
  readonly all: string
  /** The message if a text has no matches. */
  readonly none: (text: string) => string
}

export interface OptionPickerProps<Option extends PickerOption> {
  readonly texts: PickerTexts
  readonly anchor: HTMLElement
  readonly options: readonly Option[]
  /** The options that match a text, best match first. */
  readonly search: (text: string) => readonly Option[]
  readonly chosenId: string | null
  /** Decides which options to offer first, given the recent choices; default: those. Keep it the same between renders. */
  readonly selectLikely?: (recent: readonly string[]) => readonly string[]
  /** The storage key of recent choices. */
  readonly recentKey: string
  readonly renderIcon: (option: Option) => ReactNode
  readonly onSelect: (id: string) => void
  readonly onClose: () => void
  readonly onFirstInputSearch?: (() => void) | undefined
}

const noOptions: readonly never[] = []

/** A dialog with a search and a list, shared by all pickers. */
export function OptionPicker<Option extends PickerOption>(props: OptionPickerProps<Option>) {
  const { texts, options, search, chosenId, selectLikely, recentKey } = props
  const translate = useKitMessages(english)
  const tip = useIconTip(translate('picker_close'), true)
  const titleId = useId()
  const listId = useId()
  const [text, setText] = useState('')
  const hasTyped = useRef(false)
  const [storage] = useState(() => openStorage('localStorage'))
  const recent = useMemo(() => {
    if (options.length < fewOptions) return []
    const ids = readRecent(storage, recentKey)
    return (selectLikely?.(ids) ?? ids).flatMap((id) => options.find((option) => option.id === id) ?? [])
  }, [storage, recentKey, selectLikely, options])
  const found = useMemo(() => search(text), [search, text])
  const [scale] = useState(textScale)
  const [height] = useState(() =>
    optionListHeight({ recentCount: recent.length, count: options.length, scale }),
  )
  const [maxHeight] = useState(() => viewportHeight(maxPickerHeight()))
  const { dialogProps, close } = usePickerDialog(props.anchor, height, props.onClose)

  const isSearching = text.trim() !== ''
  const shownRecent = isSearching ? noOptions : recent
  const shape = useMemo<ListShape>(
    () => ({ recentCount: shownRecent.length, count: found.length, scale }),
    [shownRecent, found, scale],
  )
  const list = useOptionList({
    recent: shownRecent,
    options: found,
    shape,
    start: isSearching ? Math.min(0, found.length - 1) : findChosen([...recent, ...found], chosenId),
    maxHeight,
    onSelect: select,
  })

  function handleInput(typed: string): void {
    setText(typed)
    if (typed === '' || hasTyped.current) return
    hasTyped.current = true
    props.onFirstInputSearch?.()
  }

  function select(id: string): void {
    rememberRecent(storage, recentKey, id)
    close(() => props.onSelect(id))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // During a composition, Escape belongs to the input method.
    const isEscape = event.key === 'Escape' && !isForInputMethod(event.nativeEvent)
    if (isEscape && text !== '') setText('')
    // WebKit does not pass Escape in a search field on to the dialog: it clears the field.
    else if (isEscape) close(props.onClose)
    // Prevents the default action: closing the dialog, submitting a form, or moving the caret.
    if (isEscape || list.handleKeyDown(event)) event.preventDefault()
  }

  return (
    <dialog {...dialogProps} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.picker}>
        <h2 className={hidden.hidden} id={titleId}>
          {texts.title}
        </h2>
        <div className={styles.search}>
          <Magnifier />
          <input
            className={styles.input}
            type="search"
            // A combobox, whose arrow keys move through the list while the focus stays in it.
            role="combobox"
            aria-label={texts.search}
            aria-autocomplete="list"
            // Without matches no list is open; a message below it says so.
            aria-expanded={found.length > 0}
            aria-controls={found.length > 0 ? listId : undefined}
            aria-activedescendant={list.isActiveRendered ? rowId(listId, list.active) : undefined}
            // Detached from any form around it: Enter submits nothing, and the search is no form value.
            form=""
            value={text}
            placeholder={texts.search}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => handleInput(target.value)}
            onKeyDown={handleKeyDown}
          />
        </div>
        <button
          {...tip.on}
          className={styles.close}
          type="button"
          aria-label={translate('picker_close')}
          onClick={() => close(props.onClose)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
        {tip.tooltip}
        <OptionList
          id={listId}
          label={isSearching ? translate('picker_results') : texts.all}
          firstLabel={texts.first ?? translate('picker_recent')}
          options={found}
          recent={shownRecent}
          chosenId={chosenId}
          shape={shape}
          state={list}
          renderIcon={props.renderIcon}
          onSelect={select}
        />
        <output className={found.length === 0 ? styles.none : hidden.hidden}>
          {/* One text: of two, React could not remove one that the browser has translated. */}
          {found.length === 0
            ? texts.none(text.trim())
            : isSearching && translate('picker_found', { count: found.length })}
        </output>
      </div>
    </dialog>
  )
}

function findChosen(entries: readonly PickerOption[], chosenId: string | null): number {
  return entries.findIndex(({ id }) => id === chosenId)
}

function Magnifier() {
  return (
    <svg className={styles.magnifier} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4" />
    </svg>
  )
}
