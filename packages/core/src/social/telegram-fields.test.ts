import { array, assert, constantFrom, dictionary, integer, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTelegramFields, readTelegramFields } from './telegram-fields.ts'

const hash = 'ab'.repeat(32)
const person = { id: 42, first_name: 'Зоя 👩‍🚀', auth_date: 1_790_000_000, hash }

/** The text that Telegram signs. */
function writeSigned(fields: Readonly<Record<string, string | number>>): string {
  return Object.keys(fields)
    .filter((name) => name !== 'hash')
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('\n')
}

describe('what Telegram tells of a person', () => {
  it('is accepted unchanged, with an id as a number or as text, and names in any script', () => {
    const whole = {
      ...person,
      last_name: '',
      username: 'zoe_1',
      photo_url: 'https://t.me/i/userpic/320/a.jpg',
    }
    for (const fields of [
      person,
      whole,
      { ...whole, id: '42', auth_date: '1790000000' },
      { ...person, id: 2 ** 52 },
    ])
      expect(checkTelegramFields(Object.entries(fields))).toEqual(fields)
    expect(readTelegramFields(JSON.stringify(whole, null, 2))).toEqual(whole)
  })

  it.each<readonly [string, Readonly<Record<string, unknown>>]>([
    ['a name with a line break, and another id behind it', { first_name: 'Z\nid=1\nlast_name=A' }],
    ['a user name with a line break', { username: 'z\nx=1' }],
    ['a picture with a line break', { photo_url: 'https://t.me/a\nusername=admin' }],
    ['a carriage return', { first_name: 'Z\rid=1' }],
    ['a next-line character', { first_name: 'Z\u0085id=1' }],
    ['a line separator', { first_name: 'Z\u2028id=1' }],
    ['a zero character', { first_name: 'Z\0' }],
    ['half a character', { first_name: 'Z\uD83D' }],
    ['an unknown field', { phone_number: '+1' }],
    ['a field whose name has a line break', { 'a=1\nid': '1' }],
    ['a prototype', { ['__proto__']: 'x' }],
    ['an id with a leading zero', { id: '042' }],
    ['an id with a sign', { id: '+42' }],
    ['an id below zero', { id: -42 }],
    ['an id of zero', { id: 0 }],
    ['an id with a space', { id: ' 42' }],
    ['an id with a line break', { id: '42\n' }],
    ['an id with a fraction', { id: 42.5 }],
    ['an id that numbers cannot hold', { id: '9007199254740993' }],
    ['an id in other digits', { id: '٤٢' }],
    ['an id in hexadecimal', { id: '0x2a' }],
    ['no id', { id: undefined }],
    ['an id that is a list', { id: [42] }],
    ['a time with a leading zero', { auth_date: '01790000000' }],
    ['a name that is a number', { first_name: 42 }],
    ['a name that is nothing', { first_name: null }],
    ['no hash', { hash: undefined }],
  ])('is refused with %s', (_, changes) => {
    const fields = Object.entries({ ...person, ...changes }).filter(([, value]) => value !== undefined)
    const own = Object.hasOwn(changes, '__proto__') ? [...fields, ['__proto__', 'x'] as const] : fields
    expect(checkTelegramFields(own)).toBeNull()
  })

  it.each([
    `{"id":1,"first_name":"Z","auth_date":1,"hash":"${hash}","id":42}`,
    `{"id":1,"\\u0069d":42,"auth_date":1,"hash":"${hash}"}`,
    `[{"id":1,"auth_date":1,"hash":"${hash}"}]`,
    '"id"',
    'null',
    'false',
    '',
    '{"id":1',
  ])('is refused as the text %s', (json) => {
    expect(readTelegramFields(json)).toBeNull()
  })

  it('never describes two different people by one signed text', () => {
    const line = oneof(
      string(),
      constantFrom('id=1', 'first_name=A', 'last_name=B', '\n', '=', 'auth_date=1'),
    )
    const text = array(line, { maxLength: 5 }).map((parts) => parts.join(''))
    const names = constantFrom(
      'first_name',
      'last_name',
      'username',
      'photo_url',
      'first_name',
      'last_name',
      'x',
    )
    const generated = dictionary(names, text, { maxKeys: 4 })
    assert(
      property(tuple(generated, integer({ min: 1 })), ([fields, id]) => {
        const accepted = checkTelegramFields(Object.entries({ ...person, id, ...fields }))
        if (accepted === null) return
        // Accepted fields can be split at the line breaks in one way only: each line is one field.
        const lines = writeSigned(accepted).split('\n')
        const cut = lines.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)])
        const { hash: _, ...rest } = accepted
        expect(Object.fromEntries(cut)).toEqual(
          Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)])),
        )
      }),
    )
  })
})
