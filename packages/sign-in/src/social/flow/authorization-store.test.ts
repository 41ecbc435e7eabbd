import { wrapStorage } from '@foyer/kit/storage'
import { expect, it } from 'vitest'
import { AuthorizationStore } from './authorization-store.ts'

function storeWith(kept: unknown): AuthorizationStore {
  return new AuthorizationStore(
    wrapStorage(() => ({ getItem: () => JSON.stringify(kept), setItem: () => undefined })),
  )
}

it.each([
  ['nothing', null, null],
  ['a text', 'google', null],
  ['no page', { social: 'google' }, null],
  ['a page that is none', { social: 'google', pathname: ['/'] }, null],
  ['the page of another provider', { social: 'vk', pathname: '/' }, null],
  [
    'a promo code and a form that are no texts',
    { social: 'google', pathname: '/a', promocode: {}, formName: 7 },
    { pathname: '/a' },
  ],
  [
    'all of it',
    { social: 'google', pathname: '/a', promocode: 'A', formName: 'b' },
    { pathname: '/a', promocode: 'A', formName: 'b' },
  ],
])('reads from storage where to return to, dropping whatever is malformed: %s', (_name, kept, expected) => {
  expect(storeWith(kept).readReturnContext('google')).toEqual(expected)
})
