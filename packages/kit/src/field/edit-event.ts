import type { EditKind } from '@foyer/core/mask'

const kinds: Readonly<Record<string, EditKind>> = {
  insertText: 'typing',
  insertCompositionText: 'typing',
  insertFromComposition: 'typing',
  insertFromPaste: 'paste',
  insertFromDrop: 'paste',
  insertFromYank: 'paste',
  deleteByCut: 'paste',
  deleteByDrag: 'paste',
}

/** What an `inputType` does to the history. What a browser fills in by itself has none, or one of its own making. */
export function editKindOf(inputType = ''): EditKind {
  return kinds[inputType] ?? (inputType.startsWith('delete') ? 'deletion' : 'autofill')
}

/** Where a deletion goes from the caret: `-1` back, `1` on. */
export function deletionDirection(inputType: string | undefined): -1 | 1 {
  return inputType?.endsWith('Forward') === true ? 1 : -1
}

type HistoryKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Ctrl or Cmd with Z, Shift and Z, or Y; by the key's place where the layout writes another script. */
export function historyKeyOf(event: HistoryKey): 'undo' | 'redo' | null {
  if (event.ctrlKey === event.metaKey || event.altKey) return null
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.slice(-1).toLowerCase()
  if (letter === 'z') return event.shiftKey ? 'redo' : 'undo'
  // Cmd and Y is the browser's own history on a Mac.
  return letter === 'y' && event.ctrlKey && !event.shiftKey ? 'redo' : null
}
