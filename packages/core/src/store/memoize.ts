/**
 * Keeps what a pure function has given for each key, because making it is slow. Callers cannot tell, except by the time. For keys
 * of which a page has few, such as languages.
 */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    if (!made.has(key)) made.set(key, make(key))
    return made.get(key) as Value
  }
}
