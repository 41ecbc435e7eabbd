import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const [now, before] = ['the secret of today, with 32 letters', 'the secret of before, with 32 letters']
const plain = Buffer.from('a private key')

test('sealed data opens with its secret, also after that secret was replaced by a newer one', () => {
  const sealed = createSeal([before], 'token keys')?.seal(plain, 'kid') ?? ''
  expect(createSeal([before], 'token keys')?.open(sealed, 'kid')).toEqual(plain)
  expect(createSeal([now, before], 'token keys')?.open(sealed, 'kid')).toEqual(plain)
  expect(createSeal([now], 'token keys')?.open(sealed, 'kid')).toBeUndefined()
  const later = createSeal([now, before], 'token keys')?.seal(plain, 'kid') ?? ''
  expect(createSeal([now], 'token keys')?.open(later, 'kid')).toEqual(plain)
  expect(createSeal([before], 'token keys')?.open(later, 'kid')).toBeUndefined()
})

test('sealed data that is damaged, truncated or of another key does not open, and no two seals are alike', () => {
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

test('there is no seal without a secret', () => {
  expect(createSeal([], 'token keys')).toBeUndefined()
})

test('data sealed for one purpose does not open for another', () => {
  const sealed = createSeal([now], 'token keys')?.seal(plain, 'name') ?? ''
  expect(createSeal([now], 'authenticator secrets')?.open(sealed, 'name')).toBeUndefined()
})
