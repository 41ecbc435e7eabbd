import { expect, it } from 'vitest'
import { parsePhone } from './index.ts'

it.each([
  ['+7 999 123-45-67, ext. 12', 'in English'],
  ['+7 999 123-45-67 x12', 'in short'],
  ['tel:+7-999-123-45-67;ext=12', 'as a link'],
  ['+7 999 123-45-67 (EXTENSION: 12)', 'in brackets and capitals'],
  ['+7 999 123-45-67 extn 12', 'as on business cards'],
  ['8 999 123-45-67 доб. 12', 'in Russian'],
  ['8 999 123-45-67 ДОБ 12', 'in Russian capitals'],
  ['+7 999 123-45-67 anexo 12', 'in Spanish'],
  ['+7 999 123-45-67 ramal 12', 'in Portuguese'],
  ['+7 999 123-45-67 poste 12', 'in French'],
  ['8 999 123-45-67, вн. 12', 'in Russian, in another way'],
  ['+7 999 123-45-67 int. 12', 'in Italian'],
  ['+7 999 123-45-67 DW-12', 'in German'],
  ['+7 999 123-45-67 wew. 12', 'in Polish'],
  ['+7 999 123-45-67 dahili 12', 'in Turkish'],
  ['+7 999 123-45-67 toestel 12', 'in Dutch'],
  ['+7 999 123-45-67（内線12）', 'in Japanese'],
  ['+7 999 123-45-67 내선 12', 'in Korean'],
  ['+7 999 123-45-67转12', 'in Chinese'],
  ['+7 999 123-45-67 שלוחה 12', 'in Hebrew'],
  ['+7 999 123-45-67 تحويلة ١٢', 'in Arabic'],
  ['+7 999 123-45-67 máy lẻ 12', 'in Vietnamese'],
  ['+79991234567,,12', 'after pauses'],
  ['+79991234567,,357825348#', 'of a conference'],
  ['+79991234567#12', 'after a number sign'],
])('leaves out the extension of %s: %s', (text) => {
  expect(parsePhone(text, { countryCode: 'RU' })).toMatchObject({ value: '+79991234567', isComplete: true })
})
