import { expect, it } from 'vitest'
import { openStorage, wrapStorage, type PlainStorage } from './open-storage.ts'

/** Like a browser's `Storage`, its texts are its own properties. */
class FakeStorage implements PlainStorage {
  getItem(key: string): string | null {
    return (Object.entries(this).find(([name]) => name === key)?.[1] as string | undefined) ?? null
  }
  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

const throwBlocked = (): never => {
  throw new DOMException('Blocked.', 'SecurityError')
}

const blocked = {
  get localStorage(): PlainStorage {
    return throwBlocked()
  },
}

it('keeps texts by key', () => {
  const storage = openStorage('localStorage', { localStorage: new FakeStorage() })
  expect([storage.isOpen(), storage.write('a', '{"b":1}'), storage.write('c', 'text')]).toEqual([
    true,
    true,
    true,
  ])
  expect([storage.read('a'), storage.readJson('a'), storage.listKeys()]).toEqual([
    '{"b":1}',
    { b: 1 },
    ['a', 'c'],
  ])
  storage.remove('a')
  expect([storage.read('a'), storage.readJson('a'), storage.listKeys()]).toEqual([null, null, ['c']])
})

it('reads invalid JSON as null', () => {
  const storage = openStorage('localStorage', { localStorage: new FakeStorage() })
  storage.write('a', '{')
  expect(storage.readJson('a')).toBeNull()
})

it.each([
  ['whose property throws', openStorage('localStorage', blocked)],
  ['that is not there, as on a server', openStorage('localStorage', {})],
  ['that is null', wrapStorage(() => null)],
])('behaves as empty with a storage %s, and does not throw', (_, storage) => {
  storage.remove('a')
  expect([
    storage.isOpen(),
    storage.read('a'),
    storage.readJson('a'),
    storage.write('a', 'b'),
    storage.listKeys(),
  ]).toEqual([false, null, null, false, []])
})

it('reports that a full storage refused a text, and does not throw', () => {
  const storage = wrapStorage(() => ({ getItem: () => null, setItem: throwBlocked }))
  expect([storage.isOpen(), storage.write('a', 'b'), storage.read('a')]).toEqual([true, false, null])
})
