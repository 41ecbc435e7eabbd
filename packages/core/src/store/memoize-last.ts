/**
 * Keeps the last value that a pure function has made for each key. For keys that somebody else makes and drops.
 * @param fits whether the kept value is also the right one for these arguments
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
