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
const maxCopies = 10

/** Sample characters beside ASCII: one of each kind that character classes distinguish. */
const nonAsciiSamples = [
  'é',
  'ß',
  'Я',
  'я',
  '你',
  '١',
  '１',
  '\u00A0',
  '\u2028',
  '\u0301',
  '€',
  '😀',
  '\uFFFD',
]

/** Builds the graph of a pattern (Glushkov's construction), and one for each look-around. */
export function listGraphs({ source, flags }: RegExp): readonly PatternGraph[] {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const letters = [...ascii, ...nonAsciiSamples, ...source.replace(/[\0-\x7F]/g, '')]
  const graphs: PatternGraph[] = []

  function matchSamples(character: string): bigint {
    const expression = new RegExp(`^${character}$`, flags.replace(/[gym]/g, ''))
    return letters.reduce(
      (bits, letter, index) => (expression.test(letter) ? bits | (1n << BigInt(index)) : bits),
      0n,
    )
  }

  function addGraph(node: PatternNode): void {
    const characters: bigint[] = []
    const next: number[][] = []
    addPart(node)
    graphs.push({ characters, next })

    function connect(from: readonly number[], to: readonly number[]): void {
      for (const place of from) next[place]?.push(...to)
    }

    function addPart(part: PatternNode): Piece {
      switch (part.kind) {
        case 'empty':
        case 'anchor':
          return emptyPiece
        case 'look':
          addGraph(part.part)
          return emptyPiece
        case 'character': {
          const place = characters.push(matchSamples(part.source)) - 1
          next.push([])
          return { canBeEmpty: false, first: [place], last: [place] }
        }
        case 'sequence':
          return part.parts.map(addPart).reduce(concatenate, emptyPiece)
        case 'choice': {
          const pieces = part.parts.map(addPart)
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

    function concatenate(before: Piece, after: Piece): Piece {
      connect(before.last, after.first)
      return {
        canBeEmpty: before.canBeEmpty && after.canBeEmpty,
        first: before.canBeEmpty ? [...before.first, ...after.first] : before.first,
        last: after.canBeEmpty ? [...before.last, ...after.last] : after.last,
      }
    }

    function repeat({ part, min, max }: Extract<PatternNode, { kind: 'repetition' }>): Piece {
      const isLoop = max - min >= maxCopies
      const needed = Math.min(min, maxCopies)
      const copies = isLoop ? Math.max(needed, 1) : needed + Math.min(max - min, maxCopies)
      let result = emptyPiece
      for (let copy = 0; copy < copies; copy++) {
        const piece = addPart(part)
        if (isLoop && copy === copies - 1) connect(piece.last, piece.first)
        result = concatenate(result, copy < needed ? piece : { ...piece, canBeEmpty: true })
      }
      return result
    }
  }

  addGraph(parsePattern(source, flags))
  return graphs
}

const emptyPiece: Piece = { canBeEmpty: true, first: [], last: [] }
