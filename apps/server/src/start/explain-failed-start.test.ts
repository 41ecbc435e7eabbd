import { expect, test } from 'vitest'
import { explainFailedStart } from './explain-failed-start.ts'
import { StartError } from './start-error.ts'

const unknown = new Error('outer', {
  cause: Object.assign(new TypeError('Nobody thought of this.\nmore'), { code: 'E1' }),
})

test.each([
  [new StartError('PORT: 3000 is in use.'), undefined, 'PORT: 3000 is in use.'],
  [unknown, undefined, 'Foyer cannot start: Nobody thought of this (E1). LOG_LEVEL=debug shows where.'],
  ['a text', 'info', 'Foyer cannot start: a text. LOG_LEVEL=debug shows where.'],
])('%o with LOG_LEVEL=%s is one sentence: %s', (error, logLevel, sentence) => {
  expect(explainFailedStart(error, logLevel)).toBe(sentence)
})

test('with LOG_LEVEL=debug it is followed by the place in the code', () => {
  expect(explainFailedStart(unknown, 'debug')).toMatch(
    /^Foyer cannot start: Nobody thought of this \(E1\)\.\nTypeError: .*\n[^]*explain-failed-start\.test\.ts/,
  )
})
