import { randomBytes } from 'node:crypto'

/** Enough for more than a day of use. The oldest are deleted. */
const maxTickets = 2000

/** Values stored under random names for a limited time, such as those of codes and access tokens. */
export class Tickets<Value> {
  readonly #now: () => number
  readonly #tickets = new Map<string, { readonly value: Value; readonly expiresAt: number }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** @param lifetime in milliseconds; 0: expired at once */
  issue(value: Value, lifetime: number, name = randomBytes(24).toString('base64url')): string {
    for (const oldest of this.#tickets.keys()) {
      if (this.#tickets.size < maxTickets) break
      this.#tickets.delete(oldest)
    }
    this.#tickets.set(name, { value, expiresAt: this.#now() + lifetime })
    return name
  }

  find(name: string | undefined): Value | null {
    const ticket = name === undefined ? undefined : this.#tickets.get(name)
    return ticket && ticket.expiresAt > this.#now() ? ticket.value : null
  }

  /** Returns the value and deletes it. */
  consume(name: string | undefined): Value | null {
    const value = this.find(name)
    if (name !== undefined) this.#tickets.delete(name)
    return value
  }
}
