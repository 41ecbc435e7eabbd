import { parsePattern, type PatternNode } from './parse-pattern.ts'

/** The places of a match and the steps between them. A step that the pattern offers twice is listed twice. */
export interface PatternGraph {
  /** The sample characters that each place accepts, as bits. */
  readonly characters: readonly bigint[]
  readonly next: readonly (readonly number[])[]
}

interface Piece {
  readonly canBeEmpty: boolean
  readonly first: readonly number[]
  readonly last: readonly number[]
}

/**
 * A repetition of at least this many times is treated as unbounded, because the number of ways to split a text is about
 * the same.
 */
const manyTimes = 10

/** Sample characters beside ASCII: one of each kind that character classes distinguish. */
const foreign = ['é', 'ß', 'Я', 'я', '你', '١', '１', '\u00A0', '\u2028', '\u0301', '€', '😀', '\uFFFD']

/** Builds the graph of a pattern (Glushkov's construction), and one for each look-around. */
export function listGraphs({ source, flags }: RegExp): readonly PatternGraph[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const letters = [...ascii, ...foreign, ...source.replace(/[\0-\x7F]/g, '')]
  const graphs: PatternGraph[] = []

  function sampleOf(character: string): bigint {
    const expression = new RegExp(`^${character}$`, flags.replace(/[gym]/g, ''))
    return letters.reduce(
      (bits, letter, index) => (expression.test(letter) ? bits | (1n << BigInt(index)) : bits),
      0n,
    )
  }

  function addGraph(node: PatternNode): void {
    const characters: bigint[] = []
    const next: number[][] = []
    join(node)
    graphs.push({ characters, next })

    function connect(from: readonly number[], to: readonly number[]): void {
      for (const place of from) next[place]?.push(...to)
    }

    function join(part: PatternNode): Piece {
      switch (part.kind) {
        case 'empty':
        case 'anchor':
          return nothing
        case 'look':
          addGraph(part.part)
          return nothing
        case 'character': {
          const place = characters.push(sampleOf(part.source)) - 1
          next.push([])
          return { canBeEmpty: false, first: [place], last: [place] }
        }
        case 'sequence':
          return part.parts.map(join).reduce(follow, nothing)
        case 'choice': {
          const pieces = part.parts.map(join)
          return {
            canBeEmpty: pieces.some((piece) => piece.canBeEmpty),
            first: pieces.flatMap((piece) => piece.first),
            last: pieces.flatMap((piece) => piece.last),
          }
        }
        case 'repetition':
          return repeat(part)
      }
    }

    function follow(before: Piece, after: Piece): Piece {
      connect(before.last, after.first)
      return {
        canBeEmpty: before.canBeEmpty && after.canBeEmpty,
        first: before.canBeEmpty ? [...before.first, ...after.first] : before.first,
        last: after.canBeEmpty ? [...before.last, ...after.last] : after.last,
      }
    }

    function repeat({ part, min, max }: Extract<PatternNode, { kind: 'repetition' }>): Piece {
      const isLoop = max - min >= manyTimes
      const needed = Math.min(min, manyTimes)
      const copies = isLoop ? Math.max(needed, 1) : needed + Math.min(max - min, manyTimes)
      let whole = nothing
      for (let copy = 0; copy < copies; copy++) {
        const piece = join(part)
        if (isLoop && copy === copies - 1) connect(piece.last, piece.first)
        whole = follow(whole, copy < needed ? piece : { ...piece, canBeEmpty: true })
      }
      return whole
    }
  }

  addGraph(parsePattern(source, flags))
  return graphs
}

const nothing: Piece = { canBeEmpty: true, first: [], last: [] }
