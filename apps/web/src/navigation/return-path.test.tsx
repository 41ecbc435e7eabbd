import { expect, it } from 'vitest'
import { createReturnState, passOnReturnState, readReturnPath } from './return-path.ts'

const here = { pathname: '/account', search: '?tab=1', hash: '#top', key: 'a' }

it('comes back to the page, its query and its place', () => {
  const state: unknown = createReturnState({ ...here, state: null })
  expect(readReturnPath({ ...here, state })).toBe('/account?tab=1#top')
})

it.each([null, undefined, 'x', {}, { from: 1 }, { from: '//evil.example' }, { from: '/\\evil.example' }])(
  'goes to the first page where the state is %j',
  (state) => {
    expect(readReturnPath({ ...here, state })).toBe('/')
  },
)

it('passes on the return path and the promo code, and no state that is meant for one page', () => {
  const state = { from: '/checkout', promocode: 'WINTER', isPlaced: true, linked: 'google' }
  expect(passOnReturnState({ ...here, state })).toEqual({ from: '/checkout', promocode: 'WINTER' })
})
