import { randomUUID } from 'node:crypto'

interface Token {
  readonly isSolved: boolean
  /** The host of the page on which it was solved. */
  readonly hostname: string
}

/** Tokens issued to widgets. Each is valid once. */
export class Tokens {
  readonly #tokens = new Map<string, Token>()

  issue(token: Token): string {
    const name = randomUUID()
    this.#tokens.set(name, token)
    return name
  }

  /** Removes a token and returns its content. */
  take(name: string): Token | undefined {
    const token = this.#tokens.get(name)
    this.#tokens.delete(name)
    return token
  }
}
