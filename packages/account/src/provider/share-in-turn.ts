/** Asks once for all callers of one turn of the event loop. A later call asks again: it must not get an old answer. */
export function shareInTurn<Key extends object, Answer>(
  request: (key: Key) => Promise<Answer>,
): (key: Key) => Promise<Answer> {
  const pendingRequests = new WeakMap<Key, Promise<Answer>>()
  return (key) => {
    const pending = pendingRequests.get(key)
    if (pending !== undefined) return pending
    const answer = request(key)
    pendingRequests.set(key, answer)
    queueMicrotask(() => pendingRequests.delete(key))
    return answer
  }
}
