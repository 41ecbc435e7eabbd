/**
 * Caches the results of a pure function by key. Nothing is evicted, so use it for a small set of keys, such as
 * languages.
 */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}
