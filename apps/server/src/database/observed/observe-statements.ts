/** Runs a statement and measures it. */
export type ObserveStatement = <Result>(text: string, run: () => Promise<Result>) => Promise<Result>

export const observeNothing: ObserveStatement = (_text, run) => run()

interface Client {
  query(...values: never[]): Promise<unknown>
}

/** Wraps a client so that the observer sees all of its statements, including those in transactions (PGlite). */
export function observeStatements<Observed extends Client>(
  client: Observed,
  observe: ObserveStatement,
): Observed {
  if (observe === observeNothing) return client
  const query = (...values: never[]) => observe(readText(values[0]), () => client.query(...values))
  return new Proxy(client, {
    get(target, key) {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      const method = value.bind(target)
      if (key !== 'transaction') return method
      return (run: (transaction: Client) => unknown) =>
        method((transaction: Client) => run(observeStatements(transaction, observe)))
    },
  })
}

/** The SQL of a statement, which is a string, or an object of `pg` with a `text`. */
function readText(statement: unknown): string {
  if (typeof statement === 'object' && statement !== null && 'text' in statement)
    return String(statement.text)
  return String(statement)
}
