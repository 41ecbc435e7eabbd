import type { EditKind } from '@foyer/core/mask'

/** Classifies an `inputType` for the undo history. Autofill events have none, or a browser-specific one. */
export function editKindOf(inputType = ''): EditKind {
  if (/^insert(Text|Comp|FromComp)/.test(inputType)) return 'typing'
  if (/^insertFrom|^deleteBy/.test(inputType)) return 'paste'
  return inputType.startsWith('delete') ? 'deletion' : 'autofill'
}

/** The direction of a deletion from the caret: `-1` backward, `1` forward. */
export function deletionDirection(inputType = ''): -1 | 1 {
  return inputType.endsWith('Forward') ? 1 : -1
}

type HistoryKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl or Cmd with Z, Shift+Z, or Y; by the position of the key if the layout has another script. */
export function historyKeyOf(event: HistoryKey): 'undo' | 'redo' | null {
  const { key, code, ctrlKey, shiftKey } = event
  if (ctrlKey === event.metaKey || event.altKey) return null
  const letter = (/^[a-z]$/i.test(key) ? key : code.slice(-1)).toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  // On a Mac, Cmd+Y opens the browser's history.
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
