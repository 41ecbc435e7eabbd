import { describe, expect, expectTypeOf, it } from 'vitest'
import { createTranslate, fillMessage } from './message.ts'

describe('fillMessage', () => {
  it.each([
    ['Use at least {min} characters', { min: 8 }, 'Use at least 8 characters'],
    ['{met} of {all}', { met: 1, all: 3 }, '1 of 3'],
    ['{name}, {name}', { name: 'Ada' }, 'Ada, Ada'],
    ['{min} to {max}', { min: 0, max: Infinity }, '0 to Infinity'],
    ['Nothing to fill', { min: 8 }, 'Nothing to fill'],
  ])('fills every place that has a value: %s', (text, values, filled) => {
    expect(fillMessage(text, values)).toBe(filled)
  })

  it.each([
    ['a value is missing', 'Wait {seconds} seconds', {}, 'Wait {seconds} seconds'],
    ['there are no values', 'Wait {seconds} seconds', undefined, 'Wait {seconds} seconds'],
    ['the name is one that every object has', '{constructor} {toString}', {}, '{constructor} {toString}'],
  ])('leaves a place as it is when %s, so that the gap is seen', (_name, text, values, filled) => {
    expect(fillMessage(text, values)).toBe(filled)
  })

  it.each(['{min}', '$&', '$1', '$`'])('takes a value as text, never as a pattern: %s', (value) => {
    expect(fillMessage('{name}', { name: value, min: 8 })).toBe(value)
  })
})

it('createTranslate says a key of its catalogue, and TypeScript knows no other', () => {
  const translate = createTranslate({ hello: 'Hello, {name}', bye: 'Goodbye' })
  expect(translate('hello', { name: 'Ada' })).toBe('Hello, Ada')
  expect(translate('bye')).toBe('Goodbye')
  expectTypeOf(translate).parameter(0).toEqualTypeOf<'hello' | 'bye'>()
})
