/** Keeps the 20 most recently used compiled masks or `Intl` formatters (specification, section 9). */
export class FormatterCache<Formatter> {
  static readonly size = 20
  /** A Map iterates in insertion order, so the first key is the least recently used one. */
  readonly #formatters = new Map<string, Formatter>()

  get(key: string, create: (key: string) => Formatter): Formatter {
    const formatters = this.#formatters
    const formatter = formatters.get(key) ?? create(key)
    formatters.delete(key)
    formatters.set(key, formatter)
    const [oldest = key] = formatters.keys()
    if (formatters.size > FormatterCache.size) formatters.delete(oldest)
    return formatter
  }
}
