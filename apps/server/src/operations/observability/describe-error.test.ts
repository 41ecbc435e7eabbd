import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
const ofBothAddresses = new AggregateError([refused, new Error('connect ECONNREFUSED 127.0.0.1:5432')])

test.each([
  ['that caused others', new Error('Failed query: … params: ada@example.test', { cause: refused })],
  ['of the first address of a host, if none could be reached', ofBothAddresses],
  ['of the first address, that caused others', new Error('Failed query', { cause: ofBothAddresses })],
])('The log has the error %s', (_, error) => {
  expect(describeError(error)).toEqual({
    name: 'Error',
    message: 'connect ECONNREFUSED ::1:5432',
    code: 'ECONNREFUSED',
    stack: refused.stack,
  })
})

test.each([
  ['an error that has joined none', new AggregateError([], 'nothing to try'), 'nothing to try'],
  ['what is no error', 'a text', 'a text'],
])('The log has %s', (_, error, message) => {
  expect(describeError(error)).toMatchObject({ message })
})
