/** Markup that is safe to insert into a page unescaped. */
export class Html {
  readonly #markup: string

  constructor(markup: string) {
    this.#markup = markup
  }

  toString(): string {
    return this.#markup
  }
}

type Part = string | number | Html | null | readonly Part[]

/** A template that escapes its values. Only results of `html` itself are inserted as markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(toMarkup)))
}

function toMarkup(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.toString()
  if (typeof part === 'object') return part.map(toMarkup).join('')
  return String(part).replaceAll(/[&<>"']/g, (symbol) => `&#${symbol.charCodeAt(0)};`)
}
