/**
 * Keeps the last result of a pure function for each key. For keys that other code creates and drops.
 * @param fits whether the kept result is also right for these arguments
 */
export function memoizeLast<Key extends object, More extends readonly unknown[], Value extends object>(
  make: (key: Key, ...more: More) => Value,
  fits: (kept: Value, ...more: More) => boolean,
): (key: Key, ...more: More) => Value {
  const kept = new WeakMap<Key, Value>()
  return (key, ...more) => {
    const known = kept.get(key)
    if (known !== undefined && fits(known, ...more)) return known
    const value = make(key, ...more)
    kept.set(key, value)
    return value
  }
}
