import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const [now, before] = ['the secret of today, with 32 letters', 'the secret of before, with 32 letters']
const plain = Buffer.from('a private key')

test('what a secret has sealed opens with it, also when another one has taken its place', () => {
  const sealed = createSeal([before], 'token keys')?.seal(plain, 'kid') ?? ''
  expect(createSeal([before], 'token keys')?.open(sealed, 'kid')).toEqual(plain)
  expect(createSeal([now, before], 'token keys')?.open(sealed, 'kid')).toEqual(plain)
  expect(createSeal([now], 'token keys')?.open(sealed, 'kid')).toBeUndefined()
  const later = createSeal([now, before], 'token keys')?.seal(plain, 'kid') ?? ''
  expect(createSeal([now], 'token keys')?.open(later, 'kid')).toEqual(plain)
  expect(createSeal([before], 'token keys')?.open(later, 'kid')).toBeUndefined()
})

test('what is damaged, cut off or of another key does not open, and nothing is sealed alike twice', () => {
  const seal = createSeal([now], 'token keys')
  const sealed = seal?.seal(plain, 'kid') ?? ''
  expect(seal?.open(sealed, 'another')).toBeUndefined()
  for (let at = 0; at < sealed.length; at++) {
    const other = sealed[at] === 'A' ? 'Q' : 'A'
    expect(seal?.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'kid')).toBeUndefined()
    expect(seal?.open(sealed.slice(0, at), 'kid')).toBeUndefined()
  }
  expect(seal?.seal(plain, 'kid')).not.toBe(sealed)
})

test('without a secret nothing is sealed', () => {
  expect(createSeal([], 'token keys')).toBeUndefined()
})

test('what is sealed as one kind does not open as another', () => {
  const sealed = createSeal([now], 'token keys')?.seal(plain, 'name') ?? ''
  expect(createSeal([now], 'authenticator secrets')?.open(sealed, 'name')).toBeUndefined()
})
