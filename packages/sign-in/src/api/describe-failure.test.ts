import { signIn } from '@foyer/core/messages/en-001'
import { expect, it } from 'vitest'
import { lazyMessages } from '../messages/lazy-messages.ts'
import { ApiError } from './api-error.ts'
import { describeFailure, describeFormFailure } from './describe-failure.ts'

const translate = lazyMessages.createTranslate(signIn)

it.each([
  [{ code: 'too_many_attempts', retryAfter: 30 }, 'Too many attempts. Wait 30\u00A0seconds and try again.'],
  [{ code: 'too_many_attempts', retryAfter: 600 }, 'Too many attempts. Wait 10\u00A0minutes and try again.'],
  [{ code: 'too_many_attempts', retryAfter: 7000 }, 'Too many attempts. Wait 2\u00A0hours and try again.'],
  [{ code: 'too_many_attempts', retryAfter: null }, 'Too many attempts. Wait a while and try again.'],
  [{ code: 'overloaded', retryAfter: 1 }, /Wait 1\u00A0second and try again\.$/],
  [{ code: 'offline' }, /Check your connection and try again\.$/],
  [{ code: 'timed_out' }, /Try again/],
  [{ code: 'unavailable' }, /Try again in a moment/],
  [{ code: 'unreadable_answer' }, /Check your connection and try again\.$/],
  [{ code: 'no_cookies' }, /blocks cookies .+ Allow them and try again\.$/],
  [{ code: 'account_exists' }, 'An account with these details already exists.'],
  [{ code: 'forbidden_origin', message: 'The message of the server.' }, 'The message of the server.'],
])('says what to do about %j', (details, message) => {
  const error = new ApiError(0, { message: '', ...details })
  expect(describeFailure(error, translate, 'en-001')).toMatch(message)
})

it.each([
  [0, { code: 'offline' }, /Check your connection and try again\. What you typed is still here\.$/],
  [0, { code: 'timed_out' }, /Try again\. What you typed is still here\.$/],
  [503, { code: 'unavailable' }, /Try again in a moment\. What you typed is still here\.$/],
  [
    503,
    { code: 'overloaded', retryAfter: 1 },
    /Wait 1\u00A0second and try again\. What you typed is still here\.$/,
  ],
  [500, { code: 'internal' }, /^Something went wrong on our side\..+\. What you typed is still here\.$/],
  [502, { code: 'of_a_proxy' }, /Try again in a moment\. What you typed is still here\.$/],
  [0, { code: 'unreadable_answer' }, /Check your connection and try again\.$/],
  [403, { code: 'forbidden_origin', message: 'The message of the server.' }, /^The message of the server\.$/],
] as const)(
  'says below a form that the typed text is still there if no server of Foyer’s has answered: %i %j',
  (status, details, message) => {
    const error = new ApiError(status, { message: '', ...details })
    expect(describeFormFailure(error, translate, 'en-001')).toMatch(message)
  },
)

it('hides the details of a failing proxy', () => {
  const details = {
    code: 'FST_REPLY_FROM_INTERNAL_SERVER_ERROR',
    message: 'connect ECONNREFUSED 10.0.0.7:3000',
  }
  const described = (status: number) => describeFailure(new ApiError(status, details), translate, 'en-001')
  expect(described(500)).toBe(signIn.failure_unknown)
  for (const status of [502, 503, 504]) expect(described(status)).toBe(signIn.failure_unavailable)
})

it.each([
  ['ja-JP', '10分'],
  ['zh-Hans', '10分钟'],
  ['zh-Hant', '10\u00A0分鐘'],
  ['de-DE', '10\u00A0Minuten'],
])('writes the time to wait in the form of %s: %s', (lang, wait) => {
  const error = new ApiError(0, { message: '', code: 'too_many_attempts', retryAfter: 600 })
  expect(describeFailure(error, (_key, values) => String(values?.['wait']), lang)).toBe(wait)
})

it('has a message for unforeseen errors', () => {
  expect(describeFailure(new RangeError('x'), translate, 'en-001')).toBe(signIn.failure_unknown)
})
