import type { FieldState, FieldStore } from '@foyer/core/form'
import { useCallback, useSyncExternalStore } from 'react'

/** Selects from a field's state; renders again when the selected value changes. */
export function useFieldState<Selected>(
  store: FieldStore,
  select: (state: FieldState) => Selected,
): Selected {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store])
  const read = (): Selected => select(store.getState())
  return useSyncExternalStore(subscribe, read, read)
}
