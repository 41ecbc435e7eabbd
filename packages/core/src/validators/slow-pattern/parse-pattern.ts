/** A pattern as a tree. */
export type PatternNode =
  | { readonly kind: 'empty' }
  /** Consumes no character: start, end, word boundary, back reference. */
  | { readonly kind: 'anchor'; readonly source: string }
  /** One character. `source` is the part of the pattern that matches it. */
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'repetition'; readonly part: PatternNode; readonly min: number; readonly max: number }
  /** A look-around, which is matched on its own. */
  | { readonly kind: 'look'; readonly part: PatternNode }

const empty: PatternNode = { kind: 'empty' }

/** The tokens of ECMAScript's pattern grammar. The pattern is known to be valid. */
const tokens = {
  groupStart: /\((?:\?(?:(?<look><?[=!])|<[^>]*>|[a-z-]*:))?/y,
  anchor: /[\^$]|\\[bB]|\\k<[^>]*>|\\[1-9]\d*/y,
  /** The text inside a class, without brackets. */
  classText: /(?:\\[^]|[^[\]\\])*/y,
  escape: /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|c[A-Za-z]|[^])/y,
  quantifier: /(?:(?<sign>[*+?])|\{(?<min>\d+)(?<range>,(?<max>\d*))?\})\??/y,
  character: /[^]/uy,
} satisfies Record<string, RegExp>

/** Parses a pattern that `RegExp` has compiled with these flags. */
export function parsePattern(source: string, flags: string): PatternNode {
  let index = 0

  function matchToken(token: keyof typeof tokens): RegExpExecArray | null {
    const expression = tokens[token]
    expression.lastIndex = index
    const found = expression.exec(source)
    if (found !== null) index += found[0].length
    return found
  }

  function readChoice(): PatternNode {
    const parts = [readSequence()]
    while (source[index] === '|') {
      index++
      parts.push(readSequence())
    }
    return parts.length === 1 ? (parts[0] ?? empty) : { kind: 'choice', parts }
  }

  function readSequence(): PatternNode {
    const parts: PatternNode[] = []
    while (index < source.length && source[index] !== '|' && source[index] !== ')') {
      const part = readPart()
      const quantifier = matchToken('quantifier')?.groups
      parts.push(quantifier === undefined ? part : { kind: 'repetition', part, ...readBounds(quantifier) })
    }
    return { kind: 'sequence', parts }
  }

  function readPart(): PatternNode {
    const group = matchToken('groupStart')
    if (group !== null) {
      const part = readChoice()
      index++
      return group.groups?.['look'] === undefined ? part : { kind: 'look', part }
    }
    const anchor = matchToken('anchor')
    if (anchor !== null) return { kind: 'anchor', source: anchor[0] }
    const start = index
    if (source[index] === '[') skipClass()
    else if (matchToken('escape') === null) matchToken('character')
    return { kind: 'character', source: source.slice(start, index) }
  }

  function skipClass(): void {
    let depth = 0
    do {
      if (source[index] === ']') depth--
      // With the flag `v`, classes can hold classes; otherwise a bracket in a class is a character.
      else if (depth === 0 || flags.includes('v')) depth++
      index++
      if (depth > 0) matchToken('classText')
    } while (depth > 0 && index < source.length)
  }

  return readChoice()
}

function readBounds({ sign, min = '', range, max }: Record<string, string | undefined>): {
  min: number
  max: number
} {
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity }
  return { min: Number(min), max: range === undefined ? Number(min) : max ? Number(max) : Infinity }
}
