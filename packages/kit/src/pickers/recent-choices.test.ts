import { expect, it } from 'vitest'
import { wrapStorage, type PlainStorage } from '../storage/open-storage.ts'
import { readRecent, rememberRecent } from './recent-choices.ts'

const key = 'recent'

function storageWith(text: string | null) {
  const stored = new Map(text === null ? [] : [[key, text]])
  return wrapStorage(() => ({
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }))
}

it('remembers the last five choices, each once, the most recent first', () => {
  const storage = storageWith(null)
  for (const id of ['DE', 'FR', 'DE', 'US', 'GB', 'IT', 'FR', 'ES']) rememberRecent(storage, key, id)
  expect(readRecent(storage, key)).toEqual(['ES', 'FR', 'IT', 'GB', 'US'])
})

it.each(['', 'null', '{}', '"DE"', '[1,null,{}]', '[', '{"0":"DE"}'])(
  'reads anything but a list of choices as none: %s',
  (text) => {
    const storage = storageWith(text)
    expect(readRecent(storage, key)).toEqual([])
    rememberRecent(storage, key, 'DE')
    expect(readRecent(storage, key)).toEqual(['DE'])
  },
)

it('remembers nothing, and does not throw, when storage is blocked or full', () => {
  const throwBlocked = (): never => {
    throw new DOMException('Not allowed', 'SecurityError')
  }
  const storages: (PlainStorage | null)[] = [
    null,
    { getItem: throwBlocked, setItem: throwBlocked },
    { getItem: () => null, setItem: throwBlocked },
  ]
  for (const storage of storages.map((plain) => wrapStorage(() => plain))) {
    rememberRecent(storage, key, 'DE')
    expect(readRecent(storage, key)).toEqual([])
  }
})
