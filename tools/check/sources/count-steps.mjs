// @ts-check
import { parsePattern } from '../../../packages/core/src/validators/slow-pattern/parse-pattern.ts'

/**
 * @typedef {import('../../../packages/core/src/validators/slow-pattern/parse-pattern.ts').PatternNode} PatternNode
 * @typedef {(at: number) => number | null} Rest matches what follows a part, and returns the end of the match
 */

/**
 * Counts the characters that a backtracking engine reads while it searches a text for an expression, up to `maxSteps`.
 * Look-arounds and references are assumed to match; what they read is counted.
 * @param {RegExp} expression @param {string} text @param {number} maxSteps
 */
export function countSteps({ source, flags }, text, maxSteps) {
  const pattern = parsePattern(source, flags)
  /** @type {Map<string, boolean>} */
  const matchCache = new Map()
  let steps = 0

  /** @param {string} character @param {string} sample */
  function accepts(character, sample) {
    const key = character + sample
    const isAccepted =
      matchCache.get(key) ?? new RegExp(`^${character}$`, flags.replace(/[gym]/g, '')).test(sample)
    matchCache.set(key, isAccepted)
    return isAccepted
  }

  /** @param {string} anchor @param {number} position */
  function anchorHolds(anchor, position) {
    if (anchor === '^') return position === 0 || (flags.includes('m') && text[position - 1] === '\n')
    return anchor !== '$' || position === text.length || (flags.includes('m') && text[position] === '\n')
  }

  /** @param {PatternNode} node @param {number} position @param {Rest} continuation @returns {number | null} */
  function match(node, position, continuation) {
    if (steps >= maxSteps) return null
    switch (node.kind) {
      case 'empty':
        return continuation(position)
      case 'anchor':
        return anchorHolds(node.source, position) ? continuation(position) : null
      case 'look':
        match(node.part, position, (end) => end)
        return continuation(position)
      case 'character':
        steps++
        return position < text.length && accepts(node.source, text.charAt(position))
          ? continuation(position + 1)
          : null
      case 'sequence':
        return node.parts.reduceRight(
          (after, part) => (from) => match(part, from, after),
          continuation,
        )(position)
      case 'choice':
        for (const part of node.parts) {
          const end = match(part, position, continuation)
          if (end !== null) return end
        }
        return null
      case 'repetition':
        return repeat(node, 0, position, continuation)
    }
  }

  /**
   * @param {Extract<PatternNode, { kind: 'repetition' }>} node
   * @param {number} count
   * @param {number} position
   * @param {Rest} continuation
   * @returns {number | null}
   */
  function repeat(node, count, position, continuation) {
    /** @type {Rest} */
    const continueRepeat = (end) =>
      end === position && count >= node.min ? null : repeat(node, count + 1, end, continuation)
    const end = count < node.max ? match(node.part, position, continueRepeat) : null
    return end ?? (count >= node.min ? continuation(position) : null)
  }

  let from = 0
  while (from <= text.length && steps < maxSteps) {
    const end = match(pattern, from, (found) => found)
    if ((end !== null && !flags.includes('g')) || flags.includes('y')) break
    from = Math.max(end ?? 0, from + 1)
  }
  return steps
}
