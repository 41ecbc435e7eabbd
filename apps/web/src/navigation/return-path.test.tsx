import { expect, it } from 'vitest'
import { createReturnState, forwardReturnState, readFrom } from './return-path.ts'

const currentLocation = { pathname: '/account', search: '?tab=1', hash: '#top', key: 'a' }

it('comes back to the page, its query and its place', () => {
  const state: unknown = createReturnState({ ...currentLocation, state: null })
  expect(readFrom({ ...currentLocation, state })).toBe('/account?tab=1#top')
})

it('comes back to the page without its query where that is too long to be a return path', () => {
  const search = `?q=${'x'.repeat(3000)}`
  const state: unknown = createReturnState({ ...currentLocation, search, state: null })
  expect(readFrom({ ...currentLocation, state })).toBe('/account')
})

it.each([
  null,
  undefined,
  'x',
  {},
  { from: 1 },
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: '/\t/evil.example' },
  { from: '/%2fevil.example' },
])('goes to the first page where the state is %j', (state) => {
  expect(readFrom({ ...currentLocation, state })).toBe('/')
})

it('passes on the return path and the promo code, and no state that is meant for one page', () => {
  const state = { from: '/checkout', promocode: 'WINTER', isPlaced: true, linked: 'google' }
  expect(forwardReturnState({ ...currentLocation, state })).toEqual({
    from: '/checkout',
    promocode: 'WINTER',
  })
})
