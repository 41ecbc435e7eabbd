import { expect, it } from 'vitest'
import { FoyerError, type FoyerErrorCode } from './foyer-error.ts'

const cookie = { 'www-authenticate': 'Cookie realm="Foyer"' }
const bearer = { 'www-authenticate': 'Bearer error="invalid_token"' }

const table: readonly [FoyerErrorCode, number, string, object?][] = [
  ['unauthenticated', 401, 'Sign in first.', cookie],
  ['token_invalid', 401, 'The token is not valid.', bearer],
  ['token_expired', 401, 'The token has expired.', bearer],
  ['identifier_unproven', 403, 'Show first that your e-mail address or phone number is yours.'],
  ['proof_needed', 403, 'Confirm that it is you to continue.'],
  ['second_factor_needed', 403, 'Sign in with a second factor.'],
  ['foyer_unavailable', 503, 'Nobody can be recognised at the moment. Try again soon.'],
  ['foyer_misconfigured', 500, 'The server is not set up correctly.'],
]

it.each(table)(
  '%s is answered with %i and none of the details meant for the developer',
  async (code, status, message, challenge = {}) => {
    const error = new FoyerError(code, 'http://foyer.internal is away', { cause: new Error('secret') })
    const response = error.toResponse()
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({ code, message })
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...challenge,
    })
    expect(error.message).toBe('http://foyer.internal is away')
  },
)

it('says when to try again', () => {
  const error = new FoyerError('foyer_unavailable', 'It is away.', { retryAfter: 3 })
  expect(error.retryAfter).toBe(3)
  expect(error.toResponse().headers.get('retry-after')).toBe('3')
})
