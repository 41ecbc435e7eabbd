interface LoadCache<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
  delete(key: Key): unknown
}

/**
 * Loads a value once for each key, shared by all callers. After a failure the next call tries again.
 * @param cache a WeakMap if the keys are objects with a shorter life
 */
export function loadOnce<Key, Value>(
  load: (key: Key) => Promise<Value>,
  cache: LoadCache<Key, Promise<Value>> = new Map<Key, Promise<Value>>(),
): (key: Key) => Promise<Value> {
  return (key) => {
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const loading = load(key)
    loading.catch(() => cache.delete(key))
    cache.set(key, loading)
    return loading
  }
}
