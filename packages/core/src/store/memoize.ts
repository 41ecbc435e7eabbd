interface MemoizeCache<Key, Value> {
  has(key: Key): boolean
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/**
 * Caches the results of a pure function by key. Nothing is evicted, so use it for a small set of keys, such as languages.
 * @param cache a WeakMap if the keys are objects that other code creates and drops
 */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  cache: MemoizeCache<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    if (!cache.has(key)) cache.set(key, compute(key))
    return cache.get(key) as Value
  }
}
