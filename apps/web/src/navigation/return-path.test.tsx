import { expect, it } from 'vitest'
import { createReturnState, forwardReturnState, readReturnPath } from './return-path.ts'

const currentLocation = { pathname: '/account', search: '?tab=1', hash: '#top', key: 'a' }

it('comes back to the page, its query and its place', () => {
  const state: unknown = createReturnState({ ...currentLocation, state: null })
  expect(readReturnPath({ ...currentLocation, state })).toBe('/account?tab=1#top')
})

it.each([null, undefined, 'x', {}, { from: 1 }, { from: '//evil.example' }, { from: '/\\evil.example' }])(
  'goes to the first page where the state is %j',
  (state) => {
    expect(readReturnPath({ ...currentLocation, state })).toBe('/')
  },
)

it('passes on the return path and the promo code, and no state that is meant for one page', () => {
  const state = { from: '/checkout', promocode: 'WINTER', isPlaced: true, linked: 'google' }
  expect(forwardReturnState({ ...currentLocation, state })).toEqual({
    from: '/checkout',
    promocode: 'WINTER',
  })
})
