interface Kept<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
  delete(key: Key): unknown
}

/**
 * Loads a value once for each key, shared by all callers. After a failure the next call tries again.
 * @param kept a WeakMap if the keys are objects with a shorter life
 */
export function loadOnce<Key, Value>(
  load: (key: Key) => Promise<Value>,
  kept: Kept<Key, Promise<Value>> = new Map<Key, Promise<Value>>(),
): (key: Key) => Promise<Value> {
  return (key) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const loading = load(key)
    loading.catch(() => kept.delete(key))
    kept.set(key, loading)
    return loading
  }
}
