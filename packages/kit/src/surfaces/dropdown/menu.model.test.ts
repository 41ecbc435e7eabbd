import { expect, it } from 'vitest'
import { moveInMenu } from './menu.model.ts'

const titles = ['Profile', 'Devices', ' delete', 'Sign out']

it.each<[string, string, number, number | null]>([
  ['the next one', 'ArrowDown', 0, 1],
  ['the one before', 'ArrowUp', 2, 1],
  ['the first one, past the end', 'ArrowDown', 3, 0],
  ['the last one, past the start', 'ArrowUp', 0, 3],
  ['the last one when none has the focus', 'ArrowUp', -1, 3],
  ['the first one when none has the focus', 'ArrowDown', -1, 0],
  ['the first', 'Home', 2, 0],
  ['the last', 'End', 0, 3],
  ['the next one that begins with a letter', 'd', 0, 1],
  ['the next one that begins with a letter in any case', 'D', 1, 2],
  ['one past the end that begins with a letter', 'p', 2, 0],
  ['itself when no other begins with a letter', 's', 3, 3],
  ['nowhere with a letter that no title begins with', 'x', 0, null],
  ['nowhere with another key', 'ArrowLeft', 0, null],
])('moves to %s', (_case, key, index, target) => {
  expect(moveInMenu(key, index, titles)).toBe(target)
})

it.each([
  ['ı', 1],
  ['I', 1],
  ['i', 1],
  ['İ', 1],
  ['ç', 2],
])('finds a Turkish title by %s, whether its i has a dot or not', (key, target) => {
  expect(moveInMenu(key, 0, ['Hesabınız', 'Işık', 'Çıkış'])).toBe(target)
  expect(moveInMenu(key, 0, ['Hesabınız', 'İptal', 'Çıkış'])).toBe(target)
})
