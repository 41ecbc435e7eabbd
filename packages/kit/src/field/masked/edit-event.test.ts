import { expect, it } from 'vitest'
import { deletionDirection, editKindOf, historyKeyOf } from './edit-event.ts'

it.each([
  ['insertText', 'typing'],
  ['insertCompositionText', 'typing'],
  ['deleteContentBackward', 'deletion'],
  ['deleteWordForward', 'deletion'],
  ['insertFromPaste', 'paste'],
  ['insertFromDrop', 'paste'],
  ['deleteByCut', 'paste'],
  ['deleteByDrag', 'paste'],
  ['insertReplacementText', 'autofill'],
  [undefined, 'autofill'],
])('tells what kind of edit %s is', (inputType, kind) => {
  expect(editKindOf(inputType)).toBe(kind)
})

it.each([
  ['deleteContentBackward', -1],
  ['deleteWordForward', 1],
  ['deleteContent', -1],
])('tells the direction of %s', (inputType, direction) => {
  expect(deletionDirection(inputType)).toBe(direction)
})

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  ['Ctrl Z', { key: 'z', code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Cmd Z', { key: 'z', code: 'KeyZ', metaKey: true }, 'undo'],
  ['Ctrl Z on a German keyboard', { key: 'z', code: 'KeyY', ctrlKey: true }, 'undo'],
  ['Ctrl Z on a Russian keyboard', { key: 'я', code: 'KeyZ', ctrlKey: true }, 'undo'],
  ['Ctrl Shift Z', { key: 'Z', code: 'KeyZ', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Cmd Shift Z', { key: 'Z', code: 'KeyZ', metaKey: true, shiftKey: true }, 'redo'],
  ['Ctrl Y', { key: 'y', code: 'KeyY', ctrlKey: true }, 'redo'],
  ['Ctrl Shift Y', { key: 'Y', code: 'KeyY', ctrlKey: true, shiftKey: true }, null],
  ['Ctrl Z on a German keyboard with Caps Lock', { key: 'Z', code: 'KeyY', ctrlKey: true }, 'undo'],
  ['Cmd Y', { key: 'y', code: 'KeyY', metaKey: true }, null],
  ['Z', { key: 'z', code: 'KeyZ' }, null],
  ['Ctrl Alt Z, which types on some layouts', { key: 'z', code: 'KeyZ', ctrlKey: true, altKey: true }, null],
  ['Ctrl Tab', { key: 'Tab', code: 'Tab', ctrlKey: true }, null],
])('knows the keys of undo and redo: %s', (_name, event, answer) => {
  expect(historyKeyOf({ ...none, ...event })).toBe(answer)
})
