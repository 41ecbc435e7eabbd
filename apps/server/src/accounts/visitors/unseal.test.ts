import { randomBytes } from 'node:crypto'
import { deflateRawSync, deflateSync } from 'node:zlib'
import { assert, jsonValue, pre, property, string, uint8Array } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seal } from '../../testing/seal.ts'
import { unseal } from './unseal.ts'

const key = randomBytes(32)
const result = { identification: { visitor_id: 'iNSZ5wYQ' }, url: 'https://example.com/ü' }
const sealed = seal(JSON.stringify(result), { key })

/** The sealed bytes with one byte changed. */
function tamper(index: number): string {
  const bytes = Buffer.from(sealed, 'base64')
  const at = index < 0 ? bytes.length + index : index
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('base64')
}

function shorten(bytes: number): string {
  return Buffer.from(sealed, 'base64').subarray(0, bytes).toString('base64')
}

const nested = `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`

describe('a sealed result', () => {
  // R3.4
  test('is opened by its own key, also among several', () => {
    expect(unseal(sealed, [key])).toEqual({ result, problem: null })
    expect(unseal(sealed, [randomBytes(32), key])).toEqual({ result, problem: null })
  })

  test('gives back whatever was sealed in it', () => {
    assert(
      property(jsonValue({ maxDepth: 5 }), (value) => {
        const text = JSON.stringify({ value })
        pre(!/\\u0000|\\ud[89a-f]/i.test(text))
        expect(unseal(seal(text, { key }), [key])).toEqual({ result: JSON.parse(text), problem: null })
      }),
    )
  })

  test.each([
    ['no key set', sealed, [], 'no_key'],
    ['another key', sealed, [randomBytes(32)], 'not_authentic'],
    ['no base64', `${sealed.slice(0, -4)}****`, [key], 'not_base64'],
    ['base64 of a URL', 'noXc7Q__', [key], 'not_base64'],
    ['nothing', '', [key], 'wrong_header'],
    ['another header', seal('{}', { key, header: '00000000' }), [key], 'wrong_header'],
    ['a header alone', shorten(4), [key], 'too_short'],
    ['a nonce and a tag alone', shorten(32), [key], 'too_short'],
    ['an end cut off', shorten(60), [key], 'not_authentic'],
    ['the header touched', tamper(0), [key], 'wrong_header'],
    ['the nonce touched', tamper(4), [key], 'not_authentic'],
    ['the text touched', tamper(20), [key], 'not_authentic'],
    ['the tag touched', tamper(-1), [key], 'not_authentic'],
    ['text that is not deflated', seal('', { key, content: Buffer.from('{"a":1}') }), [key], 'not_deflated'],
    ['text with a zlib header', seal('', { key, content: deflateSync('{}') }), [key], 'not_deflated'],
    [
      'half of a deflated text',
      seal('', { key, content: deflateRawSync(randomBytes(99)).subarray(0, 40) }),
      [key],
      'not_deflated',
    ],
    ['a text that inflates to 128 KiB and more', seal(' '.repeat(131_073), { key }), [key], 'too_large'],
    ['a text that inflates to 64 MiB', seal(Buffer.alloc(2 ** 26), { key }), [key], 'too_large'],
    ['no JSON', seal('{', { key }), [key], 'not_json'],
    ['no UTF-8', seal(Buffer.from([0x22, 0xff, 0x22]), { key }), [key], 'not_json'],
    ['a list', seal('[]', { key }), [key], 'not_json'],
    ['null', seal('null', { key }), [key], 'not_json'],
    ['a text with U+0000', seal('{"a":"\\u0000"}', { key }), [key], 'not_storable'],
    ['objects in objects without end', seal(nested, { key }), [key], 'not_storable'],
    [
      'lists in lists without end',
      seal(`{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, { key }),
      [key],
      'not_storable',
    ],
  ])('with %s is not opened, and the reason is given', (_name, text, keys, problem) => {
    expect(unseal(text, keys)).toEqual({ result: null, problem })
  })

  test('never throws, whatever is sent or sealed', () => {
    assert(
      property(string(), uint8Array({ maxLength: 200 }), (text, bytes) => {
        const content = Buffer.from(bytes)
        for (const each of [text, content.toString('base64'), seal('', { key, content })])
          expect(unseal(each, [key])).toHaveProperty('problem')
      }),
    )
  })
})
