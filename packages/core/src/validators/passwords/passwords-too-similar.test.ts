import { expect, it } from 'vitest'
import { arePasswordsTooSimilar } from './passwords-too-similar.ts'

it.each([
  ['the same password', 'Corridor9', 'Corridor9', true],
  ['another case', 'CORRIDOR9', 'corridor9', true],
  ['ß and SS', 'Maßstäße1', 'MASSSTÄSSE1', true],
  ['full-width letters and digits', 'Ｃｏｒｒｉｄｏｒ９', 'Corridor9', true],
  ['one that contains the other', 'Corridor9!!!!', 'corridor9', true],
  ['one that is contained in the other', 'door', 'Corridoor-9', true],
  ['one that begins with all of the other, which ends in a Greek sigma', 'Οδός', 'Οδόσημα-2026', true],
  ['two letters changed', 'Corridor9', 'Carridur9', true],
  ['two pairs of letters swapped', 'abcdefgh', 'bacdefhg', true],
  ['a swap with a letter put between', 'CA', 'ABC', true],
  ['a swap of letters that come again, and one changed', 'abcdeba1', 'bacdeba2', true],
  ['two emoji put between', 'Corridor9', 'Cor😀ri😀dor9', true],
  ['three letters changed', 'Corridor9', 'Carrudur9', false],
  ['a swap with a letter put between, and one changed', 'CAcorridor', 'ABCcorridur', false],
  ['two letters more in front, and one changed', 'qwabcdefgh', 'abcdefgx', false],
  ['three letters more, scattered', 'abcdefgh', 'xabcdxefghx', false],
  ['letters swapped over many others', 'abcdefgh', 'bqrsauvw', false],
  ['something else', 'Corridor9', 'Staircase4', false],
  ['nothing yet', '', 'Corridor9', false],
  ['no previous password', 'Corridor9', '', false],
])('tells whether a password is too similar to the previous one: %s', (_case, password, previous, answer) => {
  expect(arePasswordsTooSimilar(password, previous)).toBe(answer)
  expect(arePasswordsTooSimilar(previous, password)).toBe(answer)
})
