// @ts-check
import { parsePattern } from '../../../packages/core/src/validators/slow-pattern/parse-pattern.ts'

/**
 * @typedef {import('../../../packages/core/src/validators/slow-pattern/parse-pattern.ts').PatternNode} PatternNode
 * @typedef {(at: number) => number | null} Rest matches what follows a part, and returns the end of the match
 */

/**
 * Counts the characters that a backtracking engine reads while it searches a text for an expression, up to `most`.
 * Look-arounds and references are assumed to match; what they read is counted.
 * @param {RegExp} expression @param {string} text @param {number} most
 */
export function countSteps({ source, flags }, text, most) {
  const pattern = parsePattern(source, flags)
  /** @type {Map<string, boolean>} */
  const known = new Map()
  let steps = 0

  /** @param {string} character @param {string} sample */
  function isTaken(character, sample) {
    const key = character + sample
    const taken = known.get(key) ?? new RegExp(`^${character}$`, flags.replace(/[gym]/g, '')).test(sample)
    known.set(key, taken)
    return taken
  }

  /** @param {string} anchor @param {number} at */
  function holds(anchor, at) {
    if (anchor === '^') return at === 0 || (flags.includes('m') && text[at - 1] === '\n')
    return anchor !== '$' || at === text.length || (flags.includes('m') && text[at] === '\n')
  }

  /** @param {PatternNode} node @param {number} at @param {Rest} rest @returns {number | null} */
  function match(node, at, rest) {
    if (steps >= most) return null
    switch (node.kind) {
      case 'empty':
        return rest(at)
      case 'anchor':
        return holds(node.source, at) ? rest(at) : null
      case 'look':
        match(node.part, at, (end) => end)
        return rest(at)
      case 'character':
        steps++
        return at < text.length && isTaken(node.source, text.charAt(at)) ? rest(at + 1) : null
      case 'sequence':
        return node.parts.reduceRight((after, part) => (from) => match(part, from, after), rest)(at)
      case 'choice':
        for (const part of node.parts) {
          const end = match(part, at, rest)
          if (end !== null) return end
        }
        return null
      case 'repetition':
        return repeat(node, 0, at, rest)
    }
  }

  /**
   * @param {Extract<PatternNode, { kind: 'repetition' }>} node
   * @param {number} times
   * @param {number} at
   * @param {Rest} rest
   * @returns {number | null}
   */
  function repeat(node, times, at, rest) {
    /** @type {Rest} */
    const goOn = (end) => (end === at && times >= node.min ? null : repeat(node, times + 1, end, rest))
    const end = times < node.max ? match(node.part, at, goOn) : null
    return end ?? (times >= node.min ? rest(at) : null)
  }

  let from = 0
  while (from <= text.length && steps < most) {
    const end = match(pattern, from, (found) => found)
    if ((end !== null && !flags.includes('g')) || flags.includes('y')) break
    from = Math.max(end ?? 0, from + 1)
  }
  return steps
}
