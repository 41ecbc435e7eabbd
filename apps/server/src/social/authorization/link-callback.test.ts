import { describe, expect, it } from 'vitest'
import { addError, readCallback } from './link-callback.ts'

describe('The callback of a provider that is being linked', () => {
  it.each([
    ['a code', 'code=c', {}],
    ['a denial', 'error=access_denied', { isDenied: true, isBroken: true }],
    ['a denial of Facebook’s', 'error_reason=user_denied', { isDenied: true, isBroken: true }],
    ['a cancelled sign-in at Steam', 'openid.mode=cancel', { isDenied: true }],
    ['a denial of Telegram’s', 'tgAuthResult=false', { isDenied: true }],
    ['a denial of Telegram’s, written like an answer', 'tgAuthResult=ZmFsc2U', { isDenied: true }],
    ['another error, though with a code', 'code=c&error=server_error', { isBroken: true }],
    ['a parameter twice', 'code=c&code=d', { isBroken: true }],
    ['nothing but the state', '', { isEmpty: true }],
  ])('with %s is read correctly', (_, query, expected) => {
    const { isDenied, isBroken, isEmpty } = readCallback(`/link-callback?state=s&${query}`)
    const said = { isDenied, isBroken, isEmpty }
    expect(said).toEqual({ isDenied: false, isBroken: false, isEmpty: false, ...expected })
  })

  it.each([
    ['https://a.example/account', 'https://a.example/account?error=social_denied'],
    ['https://a.example/account?tab=1#linked', 'https://a.example/account?tab=1&error=social_denied#linked'],
    ['https://a.example/#a#b', 'https://a.example/?error=social_denied#a#b'],
  ])('redirects to %s with only the error added', (address, expected) => {
    expect(addError(address, 'social_denied')).toBe(expected)
  })
})
