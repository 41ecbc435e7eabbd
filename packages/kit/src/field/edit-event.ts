import type { EditKind } from '@foyer/core/mask'

/** What an `inputType` does to the history. What a browser fills in by itself has none, or one of its own making. */
export function editKindOf(inputType = ''): EditKind {
  if (/^insert(Text|Comp|FromComp)/.test(inputType)) return 'typing'
  if (/^insertFrom|^deleteBy/.test(inputType)) return 'paste'
  return inputType.startsWith('delete') ? 'deletion' : 'autofill'
}

/** Where a deletion goes from the caret: `-1` back, `1` on. */
export function deletionDirection(inputType = ''): -1 | 1 {
  return inputType.endsWith('Forward') ? 1 : -1
}

type HistoryKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl or Cmd with Z, Shift and Z, or Y; by the key's place where the layout writes another script. */
export function historyKeyOf(event: HistoryKey): 'undo' | 'redo' | null {
  const { key, code, ctrlKey, shiftKey } = event
  if (ctrlKey === event.metaKey || event.altKey) return null
  const letter = (/^[a-z]$/i.test(key) ? key : code.slice(-1)).toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  // Cmd and Y is the browser's own history on a Mac.
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
