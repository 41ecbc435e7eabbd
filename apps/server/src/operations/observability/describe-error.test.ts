import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' })
const ofBothAddresses = new AggregateError([refused, new Error('connect ECONNREFUSED 127.0.0.1:5432')])

test.each([
  ['at the root of others', new Error('Failed query: … params: ada@example.test', { cause: refused })],
  ['of a host’s first address, if none could be reached', ofBothAddresses],
  ['of a host’s first address, at the root of others', new Error('Failed query', { cause: ofBothAddresses })],
])('The log shows the error %s', (_, error) => {
  expect(describeError(error)).toEqual({
    name: 'Error',
    message: 'connect ECONNREFUSED ::1:5432',
    code: 'ECONNREFUSED',
    stack: refused.stack,
  })
})

test.each([
  ['an aggregate error without parts', new AggregateError([], 'nothing to try'), 'nothing to try'],
  ['a thrown text', 'a text', 'a text'],
])('The log shows the text of %s', (_, error, message) => {
  expect(describeError(error)).toMatchObject({ message })
})
