import { expect, test } from 'vitest'
import { explainFailedStart } from './explain-failed-start.ts'
import { explainListening } from './explain-listening.ts'
import { StartError } from '../../settings/start-error.ts'

const unknown = new Error('outer', {
  cause: Object.assign(new TypeError('Nobody thought of this.\nmore'), { code: 'E1' }),
})

test.each([
  [new StartError('PORT: 3000 is in use.'), undefined, 'PORT: 3000 is in use.'],
  [unknown, undefined, 'Foyer cannot start: Nobody thought of this (E1). LOG_LEVEL=debug shows where.'],
  ['a text', 'info', 'Foyer cannot start: a text. LOG_LEVEL=debug shows where.'],
])('%o with LOG_LEVEL=%s is reported in one sentence: %s', (error, logLevel, sentence) => {
  expect(explainFailedStart(error, logLevel)).toBe(sentence)
})

test('an unknown error with LOG_LEVEL=debug is followed by its place in the code', () => {
  expect(explainFailedStart(unknown, 'debug')).toMatch(
    /^Foyer cannot start: Nobody thought of this \(E1\)\.\nTypeError: .*\n[^]*explain-failed-start\.test\.ts/,
  )
})

test.each([
  [
    'a host whose name server does not answer',
    'EAI_AGAIN',
    /^HOST: no name server answers for foyer\.test at the moment\. /,
  ],
  [
    'a host that does not exist',
    'ENOTFOUND',
    /^HOST: foyer\.test is not an address of this machine\. Correct it, /,
  ],
  ['the host of another machine', 'EADDRNOTAVAIL', /^HOST: foyer\.test is not an address of this machine\. /],
  ['a port of the system', 'EACCES', /^PORT: this user may not use port 80\. /],
  ['a port in use', 'EADDRINUSE', /^PORT: 80 is in use on foyer\.test\. /],
])('%s is explained in one line', (_, code, line) => {
  const error = Object.assign(new Error(`getaddrinfo ${code}`), { code })
  const explained = explainListening(error, { host: 'foyer.test', port: 80 })
  expect(explained).toMatchObject({ name: 'StartError', message: expect.stringMatching(line) })
  expect(explained).toMatchObject({ message: expect.not.stringContaining('\n') })
})
