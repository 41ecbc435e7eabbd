import { randomUUID } from 'node:crypto'

interface Token {
  readonly isSolved: boolean
  /** Of the page that it was solved on. */
  readonly hostname: string
}

/** Tokens that a widget was given, each of them good once. */
export class Tokens {
  readonly #tokens = new Map<string, Token>()

  issue(token: Token): string {
    const name = randomUUID()
    this.#tokens.set(name, token)
    return name
  }

  /** What it says, once. */
  take(name: string): Token | undefined {
    const token = this.#tokens.get(name)
    this.#tokens.delete(name)
    return token
  }
}
