import { describe, expect, expectTypeOf, it } from 'vitest'
import { createTranslate, fillMessage, type Message } from './message.ts'

describe('fillMessage', () => {
  it.each<[Message, Record<string, string | number> | undefined, string]>([
    ['Fill in this field', undefined, 'Fill in this field'],
    ['Nothing to fill', { min: 8 }, 'Nothing to fill'],
    ['{met} of {all}', { met: 1, all: 3 }, '1 of 3'],
    ['{min} to {max}', { min: 0, max: Infinity }, '0 to Infinity'],
    ['{name}, {name}', { name: '${min} $& {min}' }, '${min} $& {min}, ${min} $& {min}'],
  ])('fills the places of a sentence: %s', (message, values, said) => {
    expect(fillMessage(message, values)).toBe(said)
  })

  it('writes “undefined” in a place that has no value', () => {
    expect(fillMessage('Wait {seconds} s')).toBe('Wait undefined s')
  })
})

describe('a choice', () => {
  it.each<[string, string | number | undefined, string | undefined, string]>([
    ['by a plural form', 21, 'ru', 'one'],
    ['by another plural form', 3, 'ru', 'few'],
    ['by the plural form of a number in text', '5', 'ru', 'many'],
    ['`other` where the plural form has no sentence', 1.5, 'ru', 'other'],
    ['by its name', 'few', undefined, 'few'],
    ['`other` where the name has no sentence', 'none', undefined, 'other'],
    ['`other` where there is no value', undefined, undefined, 'other'],
  ])('picks its sentence: %s', (_name, value, language, sentence) => {
    const sentences = { one: 'one', few: 'few', many: 'many', other: 'other' }
    const choice = { by: 'n', ...(language !== undefined && { in: language }), ...sentences }
    expect(fillMessage(choice, value === undefined ? {} : { n: value })).toBe(sentence)
  })

  it('may contain another choice, and fills the places of its sentences', () => {
    const days: Message = {
      by: 'days',
      in: 'en',
      one: '{days} day for {who}',
      other: '{days} days for {who}',
    }
    const message: Message = { by: 'who', nobody: 'Nobody waits', other: days }
    expect(fillMessage(message, { who: 'nobody', days: 2 })).toBe('Nobody waits')
    expect(fillMessage(message, { who: 'Ada', days: 1 })).toBe('1 day for Ada')
  })
})

it('createTranslate gives the message of a key, and TypeScript accepts no key outside the catalogue', () => {
  const translate = createTranslate({ hello: 'Hello, {name}', bye: 'Goodbye' })
  expect(translate('hello', { name: 'Ada' })).toBe('Hello, Ada')
  expect(translate('bye')).toBe('Goodbye')
  // @ts-expect-error -- not a key of the catalogue
  expect(translate('currency_xyz')).toBe('')
  expectTypeOf(translate).parameter(0).toEqualTypeOf<'hello' | 'bye'>()
})
