import { describe, expect, expectTypeOf, it } from 'vitest'
import { choose, createTranslate, fillMessage, type Message } from './message.ts'

describe('fillMessage', () => {
  it.each<[Message, Record<string, string | number> | undefined, string]>([
    ['Fill in this field', undefined, 'Fill in this field'],
    ['Nothing to fill', { min: 8 }, 'Nothing to fill'],
    [({ met, all }) => `${met} of ${all}`, { met: 1, all: 3 }, '1 of 3'],
    [({ min, max }) => `${min} to ${max}`, { min: 0, max: Infinity }, '0 to Infinity'],
    [({ name }) => `${name}, ${name}`, { name: '${min} $& {min}' }, '${min} $& {min}, ${min} $& {min}'],
  ])('says a sentence, with what fills its places: %s', (message, values, said) => {
    expect(fillMessage(message, values)).toBe(said)
  })

  it('shows the gap where nothing fills a place', () => {
    expect(fillMessage(({ seconds }) => `Wait ${seconds} s`)).toBe('Wait undefined s')
  })
})

describe('choose', () => {
  it.each([
    ['by a plural form', 21, 'ru', 'one'],
    ['by another one', 3, 'ru', 'few'],
    ['by that of a number in text', '5', 'ru', 'many'],
    ['the other one, where the form has no sentence', 1.5, 'ru', 'other'],
    ['by its name', 'few', undefined, 'few'],
    ['the other one, where the name has no sentence', 'none', undefined, 'other'],
    ['the other one, where nothing chooses', undefined, undefined, 'other'],
  ])('takes a sentence %s', (_name, value, language, sentence) => {
    const sentences = { one: 'one', few: 'few', many: 'many', other: 'other' }
    expect(choose(sentences, value, language)).toBe(sentence)
  })
})

it('createTranslate says a key of its catalogue, and TypeScript knows no other', () => {
  const translate = createTranslate({ hello: ({ name }) => `Hello, ${name}`, bye: 'Goodbye' })
  expect(translate('hello', { name: 'Ada' })).toBe('Hello, Ada')
  expect(translate('bye')).toBe('Goodbye')
  expectTypeOf(translate).parameter(0).toEqualTypeOf<'hello' | 'bye'>()
})
