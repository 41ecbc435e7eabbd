/**
 * Keeps the last result of a pure function for each key. For keys that other code creates and drops.
 * @param isValid whether the kept result is also right for these arguments
 */
export function memoizeLast<Key extends object, More extends readonly unknown[], Value extends object>(
  compute: (key: Key, ...more: More) => Value,
  isValid: (cached: Value, ...more: More) => boolean,
): (key: Key, ...more: More) => Value {
  const cache = new WeakMap<Key, Value>()
  return (key, ...more) => {
    const cached = cache.get(key)
    if (cached !== undefined && isValid(cached, ...more)) return cached
    const value = compute(key, ...more)
    cache.set(key, value)
    return value
  }
}
