/** Persistent texts by key. Never throws: a text that cannot be read is `null`, one that cannot be stored is lost. */
export interface SafeStorage {
  /** False where there is no storage, or a setting or a sandbox blocks it. */
  readonly isOpen: () => boolean
  readonly read: (key: string) => string | null
  /** `null` if the text is not JSON. */
  readonly readJson: (key: string) => unknown
  /** False if the storage is full or blocked. */
  readonly write: (key: string, text: string) => boolean
  readonly remove: (key: string) => void
  readonly listKeys: () => string[]
}

/** The parts of `Storage` that are used. */
export type PlainStorage = Pick<Storage, 'getItem' | 'setItem'> & Partial<Pick<Storage, 'removeItem'>>

/** A storage of the browser. Where it is blocked, even reading the property throws. */
export function openStorage(
  kind: 'localStorage' | 'sessionStorage',
  scope: { readonly [Kind in typeof kind]?: PlainStorage } = globalThis,
): SafeStorage {
  return wrapStorage(() => scope[kind])
}

/** A storage that calls `getStorage` at each use. */
export function wrapStorage(getStorage: () => PlainStorage | null | undefined): SafeStorage {
  function attempt<Result>(operation: (storage: PlainStorage) => Result, fallback: Result): Result {
    try {
      const storage = getStorage()
      return storage ? operation(storage) : fallback
    } catch {
      return fallback
    }
  }

  return {
    isOpen: () => attempt(() => true, false),
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) => attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), null),
    write: (key, text) => attempt((storage) => (storage.setItem(key, text), true), false),
    remove: (key) => attempt((storage) => storage.removeItem?.(key), undefined),
    listKeys: () => attempt(Object.keys, []),
  }
}
