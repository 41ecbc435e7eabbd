import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { isForInputMethod } from '../../surfaces/page/is-for-input-method.ts'
import type { PickerOption } from '../picker-option.ts'
import {
  findRows,
  moveRow,
  rowHeight,
  scrollAtStart,
  scrollToRow,
  type ListShape,
  type Rows,
} from './option-list.model.ts'

export interface OptionListState {
  readonly ref: RefObject<HTMLDivElement | null>
  /** The row that Enter chooses, counted through both sections; -1 for none. */
  readonly active: number
  /** False once it was scrolled out of view. */
  readonly isActiveRendered: boolean
  /** The range of rows that is rendered, of the section with all options. */
  readonly rows: Rows
  readonly activate: (row: number) => void
  /** Renders the rows that have been scrolled into view. */
  readonly handleScroll: () => void
  /** Handles a key pressed in the search. True if the list used it. */
  readonly handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => boolean
}

interface OptionListParams<Option> {
  readonly recent: readonly Option[]
  readonly options: readonly Option[]
  readonly shape: ListShape
  /** The row that the list starts at: the best match, or the chosen option. -1 for none. */
  readonly start: number
  /** The maximum visible height of the list in px, because it is rendered before it can be measured. */
  readonly maxHeight: number
  readonly onSelect: (id: string) => void
}

/** Manages the active row and the rendered range. Use it in a child of the component that shows the dialog, because it scrolls. */
export function useOptionList<Option extends PickerOption>(
  params: OptionListParams<Option>,
): OptionListState {
  const { recent, options, shape, start, maxHeight, onSelect } = params
  const ref = useRef<HTMLDivElement>(null)
  const startRow = Math.max(start, 0)

  function createInitialState() {
    const top = scrollAtStart(shape, startRow, maxHeight)
    return { forOptions: options, active: start, rows: findRows(shape, { top, height: maxHeight }, 1) }
  }
  const [storedState, setState] = useState(createInitialState)
  // A new list of matches resets the state.
  const state = storedState.forOptions === options ? storedState : createInitialState()

  function handleScroll(): void {
    if (ref.current === null) return
    const { scrollTop: top, clientHeight: height } = ref.current
    const { first, end } = findRows(shape, { top, height }, 1)
    if (first < state.rows.first || end > state.rows.end)
      setState({ ...state, rows: findRows(shape, { top, height }) })
  }

  useLayoutEffect(() => {
    if (ref.current !== null) scroll(ref.current, shape, startRow, 0)
  }, [shape, startRow])

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): boolean {
    const { key, currentTarget } = event
    // Safari ends a composition before it dispatches the key, with keyCode 229.
    if (isForInputMethod(event.nativeEvent)) return false
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false
    if (key === 'Enter') {
      const option = [...recent, ...options][state.active]
      if (option !== undefined) onSelect(option.id)
      return true
    }
    // With text in the search, these keys move the caret.
    if (currentTarget.value !== '' && (key === 'Home' || key === 'End')) return false
    const list = ref.current
    const page = Math.floor((list?.clientHeight ?? 0) / rowHeight(shape))
    const active = moveRow(key, state.active, recent.length + options.length, page)
    if (list === null || active === undefined) return false
    scroll(list, shape, active, list.scrollTop)
    const { scrollTop: top, clientHeight: height } = list
    setState({ forOptions: options, active, rows: findRows(shape, { top, height }) })
    return true
  }

  const { active, rows } = state
  const optionIndex = active - recent.length
  const isActiveRendered =
    active >= 0 && (optionIndex < 0 || (optionIndex >= rows.first && optionIndex < rows.end))
  const activate = (row: number): void => {
    if (row !== active) setState({ ...state, active: row })
  }
  return { ref, active, isActiveRendered, rows, handleScroll, handleKeyDown, activate }
}

function scroll(list: HTMLElement, shape: ListShape, row: number, top: number): void {
  list.scrollTop = scrollToRow(shape, row, { top, height: list.clientHeight })
}
