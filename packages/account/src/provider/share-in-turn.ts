/** Asks once for all callers of one turn of the event loop. A later call asks again: it must not get an old answer. */
export function shareInTurn<Key extends object, Answer>(
  ask: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const asked = new WeakMap<Key, Promise<Answer>>()
  return (key) => {
    const shared = asked.get(key)
    if (shared !== undefined) return shared
    const answer = ask(key)
    asked.set(key, answer)
    queueMicrotask(() => asked.delete(key))
    return answer
  }
}
