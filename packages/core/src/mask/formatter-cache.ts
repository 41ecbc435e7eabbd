/** Keeps the 20 most recently used compiled masks or `Intl` formatters (specification, section 9). */
export class FormatterCache<Formatter> {
  static readonly size = 20
  /** A Map keeps its order of insertion: the first key is the one unused for longest. */
  readonly #formatters = new Map<string, Formatter>()

  get(key: string, create: (key: string) => Formatter): Formatter {
    const kept = this.#formatters.get(key)
    const formatter = kept ?? create(key)
    if (kept !== undefined) this.#formatters.delete(key)
    this.#formatters.set(key, formatter)
    if (this.#formatters.size > FormatterCache.size) {
      const [oldest] = this.#formatters.keys()
      if (oldest !== undefined) this.#formatters.delete(oldest)
    }
    return formatter
  }
}
