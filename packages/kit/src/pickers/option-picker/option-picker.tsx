import { pickerWords } from '@foyer/core/messages/en-001/kit'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Input, SearchField } from 'react-aria-components/SearchField'
import hidden from '../../field/visually-hidden.module.css'
import { useKitLocale, useKitMessages } from '../../messages/messages.ts'
import { usePickerDialog } from '../picker-dialog/use-picker-dialog.ts'
import type { PickerOption } from '../picker-option.ts'
import { localStorageIfAllowed, readRecent, rememberRecent } from '../recent-choices.ts'
import { OptionList, optionListHeight } from './option-list.tsx'
import styles from './option-picker.module.css'
import { usePressableStyle } from './use-pressable-style.ts'

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

/** A search whose list the arrows go through, without the focus leaving it. `Autocomplete` says which list it is. */
const combobox = { role: 'combobox', 'aria-expanded': true } as const

/** With fewer options there is nothing to search for, and nothing to come back to. */
const fewOptions = 8

/** A search and a list in a dialog: the shell that all pickers share. */
export function OptionPicker<Option extends PickerOption>(props: OptionPickerProps<Option>) {
  const { texts, options, search, chosenId, recentKey } = props
  const translate = useKitMessages(pickerWords)
  const locale = useKitLocale()
  const titleId = useId()
  const [text, setText] = useState('')
  const hasTyped = useRef(false)
  const [storage] = useState(localStorageIfAllowed)
  const recent = useMemo(() => {
    if (options.length < fewOptions) return []
    return readRecent(storage, recentKey).flatMap((id) => options.find((option) => option.id === id) ?? [])
  }, [storage, recentKey, options])
  const found = useMemo(() => search(text), [search, text])
  const height = useMemo(() => optionListHeight(options.length, recent.length), [options, recent])
  const { dialogProps, finish } = usePickerDialog(props.anchor, height, props.onClose)
  const isSearching = text.trim() !== ''
  usePressableStyle()

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

  return (
    <dialog {...dialogProps} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.picker}>
        <h2 className={hidden.hidden} id={titleId}>
          {texts.title}
        </h2>
        <I18nProvider locale={locale}>
          <Autocomplete inputValue={text} onInputChange={type}>
            <SearchField className={styles.search} aria-label={texts.search} autoFocus>
              <Magnifier />
              {/* Of no form, though it may stand in one: Enter submits nothing, and its text is no field's. */}
              <Input
                className={styles.input}
                {...combobox}
                form=""
                placeholder={texts.search}
                autoCapitalize="none"
              />
            </SearchField>
            {/* Before the list, which browsers let Tab stop at because it scrolls. */}
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
              label={isSearching ? translate('picker_results') : texts.all}
              options={found}
              recent={isSearching ? [] : recent}
              chosenId={chosenId}
              renderIcon={props.renderIcon}
              onSelect={select}
            />
          </Autocomplete>
        </I18nProvider>
        <output className={styles.status} data-empty={found.length === 0 || undefined}>
          {found.length === 0 && texts.none(text.trim())}
          {isSearching && found.length > 0 && translate('picker_found', { count: found.length })}
        </output>
      </div>
    </dialog>
  )
}

function Magnifier() {
  return (
    <svg className={styles.magnifier} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4" />
    </svg>
  )
}
