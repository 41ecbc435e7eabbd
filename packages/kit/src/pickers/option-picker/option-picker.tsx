import { createTranslate } from '@foyer/core/messages'
import { pickerWords } from '@foyer/core/messages/en-001/kit'
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import hidden from '../../field/visually-hidden.module.css'
import { useKitMessages } from '../../messages/messages.ts'
import { textScale } from '../picker-dialog/text-scale.ts'
import { mostPickerHeight, usePickerDialog } from '../picker-dialog/use-picker-dialog.ts'
import type { PickerOption } from '../picker-option.ts'
import { localStorageIfAllowed, readRecent, rememberRecent } from '../recent-choices.ts'
import { optionListHeight, sightHeight, type ListShape } from './option-list.model.ts'
import { OptionList, rowId } from './option-list.tsx'
import styles from './option-picker.module.css'
import { useOptionList } from './use-option-list.ts'

const english = createTranslate(pickerWords)

/** What a picker says, in the reader's language. */
export interface PickerTexts {
  readonly title: string
  readonly search: string
  readonly all: string
  /** Nothing was found for this text. */
  readonly none: (text: string) => string
}

export interface OptionPickerProps<Option extends PickerOption> {
  readonly texts: PickerTexts
  readonly anchor: HTMLElement
  readonly options: readonly Option[]
  /** The options that a text finds, best first. */
  readonly search: (text: string) => readonly Option[]
  readonly chosenId: string | null
  /** Where the last choices are kept. */
  readonly recentKey: string
  readonly renderIcon: (option: Option) => ReactNode
  readonly onSelect: (id: string) => void
  readonly onClose: () => void
  readonly onFirstInputSearch?: (() => void) | undefined
}

const none: readonly never[] = []

/** With fewer options there is nothing to search for, and nothing to come back to. */
const fewOptions = 8

/** A search and a list in a dialog: the shell that all pickers share. */
export function OptionPicker<Option extends PickerOption>(props: OptionPickerProps<Option>) {
  const { texts, options, search, chosenId, recentKey } = props
  const translate = useKitMessages(english)
  const titleId = useId()
  const listId = useId()
  const [text, setText] = useState('')
  const hasTyped = useRef(false)
  const [storage] = useState(localStorageIfAllowed)
  const recent = useMemo(() => {
    if (options.length < fewOptions) return []
    return readRecent(storage, recentKey).flatMap((id) => options.find((option) => option.id === id) ?? [])
  }, [storage, recentKey, options])
  const found = useMemo(() => search(text), [search, text])
  const [scale] = useState(textScale)
  const [height] = useState(() =>
    optionListHeight({ recentCount: recent.length, count: options.length, scale }),
  )
  const [mostHeight] = useState(() => sightHeight(mostPickerHeight()))
  const { dialogProps, finish } = usePickerDialog(props.anchor, height, props.onClose)

  const isSearching = text.trim() !== ''
  const shownRecent = isSearching ? none : recent
  const shape = useMemo<ListShape>(
    () => ({ recentCount: shownRecent.length, count: found.length, scale }),
    [shownRecent, found, scale],
  )
  const list = useOptionList({
    recent: shownRecent,
    options: found,
    shape,
    start: isSearching ? Math.min(0, found.length - 1) : findChosen([...recent, ...found], chosenId),
    mostHeight,
    onSelect: select,
  })

  function type(typed: string): void {
    setText(typed)
    if (typed === '' || hasTyped.current) return
    hasTyped.current = true
    props.onFirstInputSearch?.()
  }

  function select(id: string): void {
    rememberRecent(storage, recentKey, id)
    finish(() => props.onSelect(id))
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    // In a composition it is the input method's.
    const isEscape = event.key === 'Escape' && text !== '' && !event.nativeEvent.isComposing
    if (isEscape) setText('')
    // The dialog would close, a form be submitted, the caret move.
    if (isEscape || list.press(event)) event.preventDefault()
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
            // A search whose list the arrows go through, without the focus leaving it.
            role="combobox"
            aria-label={texts.search}
            aria-autocomplete="list"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={list.isActiveInPage ? rowId(listId, list.active) : undefined}
            // Of no form, though it may stand in one: Enter submits nothing, and its text is no field's.
            form=""
            value={text}
            placeholder={texts.search}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={({ target }) => type(target.value)}
            onKeyDown={press}
          />
        </div>
        <button
          className={styles.close}
          type="button"
          aria-label={translate('picker_close')}
          onClick={() => finish(props.onClose)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
        <OptionList
          id={listId}
          label={isSearching ? translate('picker_results') : texts.all}
          options={found}
          recent={shownRecent}
          chosenId={chosenId}
          shape={shape}
          state={list}
          renderIcon={props.renderIcon}
          onSelect={select}
        />
        <output className={styles.status} data-empty={found.length === 0 || undefined}>
          {found.length === 0 && texts.none(text.trim())}
          {isSearching && found.length > 0 && translate('picker_found', { count: found.length })}
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
