import { describe, expect, it } from 'vitest'
import { createPathMatch } from './path-match.ts'

const isKnown = createPathMatch(['/', '/sign-in', '/recover/new-password', '/oauth/:social'])

describe('an address of the app', () => {
  it.each([
    '/',
    '',
    '/sign-in',
    '/sign-in/',
    '/sign-in//',
    '/Sign-In',
    '/sign%2Din',
    '/recover/new-password',
    '/oauth/google',
    '/oauth/%D0%B2%D0%BA',
    '/oauth/a%2Fb',
    '/oauth/%',
  ])('%s has a page', (path) => {
    expect(isKnown(path)).toBe(true)
  })

  it.each([
    '/no/such/room',
    '/sign-in/x',
    '//sign-in',
    '/recover',
    '/oauth',
    '/oauth/',
    '/oauth/google/more',
    '/%',
  ])('%s has none', (path) => {
    expect(isKnown(path)).toBe(false)
  })

  it('has a page everywhere where a build does not say where', () => {
    expect(createPathMatch(['*'])('/no/such/room')).toBe(true)
  })
})
