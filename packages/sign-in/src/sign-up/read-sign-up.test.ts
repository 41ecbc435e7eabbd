import { expect, it } from 'vitest'
import { readSignUp } from './read-sign-up.ts'

const person = { email: 'ada@example.com', password: 'Corridor9' }

it.each([
  ['as it is', 'WELCOME', { promocode: 'WELCOME' }],
  ['without the blanks around it', ' WELCOME ', { promocode: 'WELCOME' }],
  ['not at all if the field is empty', '', {}],
  ['not at all if it is blank', ' ', {}],
])('A promo code is sent %s', (_, promocode, sent) => {
  expect(readSignUp({ ...person, promocode })).toEqual({ ...person, ...sent })
})
