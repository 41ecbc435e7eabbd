interface Made<Key, Value> {
  has(key: Key): boolean
  get(key: Key): Value | undefined
  set(key: Key, value: Value): unknown
}

/**
 * Caches the results of a pure function by key. Nothing is evicted, so use it for a small set of keys, such as languages.
 * @param made a WeakMap if the keys are objects that other code creates and drops
 */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  made: Made<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}
