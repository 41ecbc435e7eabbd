import { createTranslate } from '@foyer/core/messages'
import { pickerWords } from '@foyer/core/messages/en-001/kit'
import { useId, useRef, type PointerEvent, type ReactNode } from 'react'
import { useKitMessages } from '../../messages/messages.ts'
import type { PickerOption } from '../picker-option.ts'
import { rowHeight, type ListShape } from './option-list.model.ts'
import styles from './option-list.module.css'
import type { OptionListState } from './use-option-list.ts'

const english = createTranslate(pickerWords)

export interface OptionListProps<Option extends PickerOption> {
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
  /** Those chosen last, in a section of their own above all; without any there are no sections. */
  readonly recent: readonly Option[]
  readonly chosenId: string | null
  readonly shape: ListShape
  readonly state: OptionListState
  readonly renderIcon: (option: Option) => ReactNode
  readonly onSelect: (id: string) => void
}

/** The id of the element of a row, by which the search names it to a reader. */
export function rowId(listId: string, row: number): string {
  return `${listId}-${row}`
}

/** The options. Only those in sight are in the page. */
export function OptionList<Option extends PickerOption>(props: OptionListProps<Option>) {
  const { id, label, options, recent, chosenId, shape, state, renderIcon, onSelect } = props
  const translate = useKitMessages(english)
  const headingId = useId()
  const pointer = useRef('')
  const { first, end } = state.rows
  const size = rowHeight(shape)

  /** The row below a mouse, once it moves: rows also pass below one that stands still, when the keys scroll. */
  function hover({ pointerType, screenX, screenY }: PointerEvent, row: number): void {
    const place = `${screenX} ${screenY}`
    if (pointerType === 'mouse' && pointer.current !== '' && pointer.current !== place) state.activate(row)
    pointer.current = place
  }

  const renderRow = (option: Option, row: number): ReactNode => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays in the search: the keys are heard there
    <div
      key={row}
      className={styles.row}
      id={rowId(id, row)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no search
      role="option"
      tabIndex={-1}
      aria-selected={option.id === chosenId}
      aria-posinset={row + 1}
      aria-setsize={recent.length + options.length}
      data-active={row === state.active || undefined}
      onPointerMove={(event) => hover(event, row)}
      onClick={() => onSelect(option.id)}
    >
      {renderIcon(option)}
      <span className={styles.name}>{option.name}</span>
      <span className={styles.detail}>{option.detail}</span>
    </div>
  )
  const all = (
    <div
      role="presentation"
      style={{ paddingBlockStart: first * size, paddingBlockEnd: (options.length - end) * size }}
    >
      {options.slice(first, end).map((option, index) => renderRow(option, recent.length + first + index))}
    </div>
  )
  const renderSection = (name: string, title: string, rows: ReactNode): ReactNode => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
    <div role="group" aria-labelledby={`${headingId}${name}`}>
      <div className={styles.heading} id={`${headingId}${name}`} role="presentation">
        {title}
      </div>
      {rows}
    </div>
  )
  return (
    <div
      ref={state.ref}
      className={styles.list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="listbox"
      aria-label={label}
      // The focus stays in the search, which goes through the list by its keys.
      tabIndex={-1}

      onScroll={state.follow}
      onMouseDown={(event) => event.preventDefault()}
    >
      {recent.length === 0 ? (
        all
      ) : (
        <>
          {renderSection('recent', translate('picker_recent'), recent.map(renderRow))}
          {renderSection('all', label, all)}
        </>
      )}
    </div>
  )
}
