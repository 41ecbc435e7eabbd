import { useId, useRef, type PointerEvent, type ReactNode } from 'react'
import type { PickerOption } from '../picker-option.ts'
import { hasTallRows, rowHeight, type ListShape } from './option-list.model.ts'
import styles from './option-list.module.css'
import type { OptionListState } from './use-option-list.ts'

export interface OptionListProps<Option extends PickerOption> {
  readonly id: string
  readonly label: string
  readonly options: readonly Option[]
  /** The heading of the first section. */
  readonly firstLabel: string
  /** Recent or likely choices, in a section above all options; if empty, there are no sections. */
  readonly recent: readonly Option[]
  readonly chosenId: string | null
  readonly shape: ListShape
  readonly state: OptionListState
  readonly renderIcon: (option: Option) => ReactNode
  readonly onSelect: (id: string) => void
}

/** The id of a row's element, for the search's `aria-activedescendant`. */
export function rowId(listId: string, row: number): string {
  return `${listId}-${row}`
}

/** The options. Only rows in or near view are in the DOM. */
export function OptionList<Option extends PickerOption>(props: OptionListProps<Option>) {
  const { id, label, firstLabel, options, recent, chosenId, shape, state, renderIcon, onSelect } = props
  const pointer = useRef('')
  const { first, end } = state.rows
  const size = rowHeight(shape)
  const isChosenRecent = recent.some((option) => option.id === chosenId)

  /**
   * Activates the row under a mouse that moves. Scrolling by keys moves rows under the mouse too, but its screen position stays the same.
   */
  function handlePointerMove({ pointerType, screenX, screenY }: PointerEvent, row: number): void {
    const screenPosition = `${screenX} ${screenY}`
    if (pointerType === 'mouse' && pointer.current !== '' && pointer.current !== screenPosition)
      state.activate(row)
    pointer.current = screenPosition
  }

  const rowProps = (option: Option, row: number): RowProps => ({
    id: rowId(id, row),
    option,
    position: row + 1,
    count: recent.length + options.length,
    isChosen: option.id === chosenId,
    // A recent choice also appears in the list of all options, but only one option of a list may be selected.
    isSelected: option.id === chosenId && (row < recent.length || !isChosenRecent),
    isActive: row === state.active,
    icon: renderIcon(option),
    onPointerMove: (event) => handlePointerMove(event, row),
    onClick: () => onSelect(option.id),
  })
  const all = (
    <div
      role="presentation"
      style={{ paddingBlockStart: first * size, paddingBlockEnd: (options.length - end) * size }}
    >
      {options.slice(first, end).map((option, index) => {
        const row = rowProps(option, recent.length + first + index)
        // Keyed by position, so that a search reuses the rows for other options.
        return <OptionRow key={row.position} {...row} />
      })}
    </div>
  )
  return (
    <div
      ref={state.ref}
      className={styles.list}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no search
      role="listbox"
      aria-label={label}
      data-tall={hasTallRows(shape) || undefined}
      // ARIA 1.2 requires a list box to have options.
      aria-hidden={options.length === 0 && recent.length === 0}
      // Not focusable: the focus stays in the search, whose keys move through the list.
      tabIndex={-1}
      onScroll={state.handleScroll}
      onMouseDown={(event) => event.preventDefault()}
    >
      {recent.length === 0 ? (
        all
      ) : (
        <>
          <Section title={firstLabel}>
            {recent.map((option, row) => (
              <OptionRow key={option.id} {...rowProps(option, row)} />
            ))}
          </Section>
          <Section title={label}>{all}</Section>
        </>
      )}
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

function Section({ title, children }: SectionProps) {
  const headingId = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no search
    <div role="group" aria-labelledby={headingId}>
      <div className={styles.heading} id={headingId} role="presentation">
        {title}
      </div>
      {children}
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly option: PickerOption
  /** Its `aria-posinset`, from 1. */
  readonly position: number
  readonly count: number
  /** Whether the row is marked visually. */
  readonly isChosen: boolean
  readonly isSelected: boolean
  /** The row is active by key or mouse. */
  readonly isActive: boolean
  readonly icon: ReactNode
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onClick: () => void
}

function OptionRow({
  id,
  option,
  position,
  count,
  isChosen,
  isSelected,
  isActive,
  icon,
  ...handlers
}: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays in the search, which handles the keys
    <div
      {...handlers}
      className={styles.row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select holds no search
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-posinset={position}
      aria-setsize={count}
      data-active={isActive || undefined}
      data-chosen={isChosen || undefined}
    >
      {icon}
      <span className={styles.name}>{option.name}</span>
      <span className={styles.detail}>{option.detail}</span>
    </div>
  )
}
