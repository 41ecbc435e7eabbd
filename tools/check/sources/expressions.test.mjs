// @ts-check
import { describe, expect, it } from 'vitest'
import { isSlowPattern } from '../../../packages/core/src/validators/slow-pattern/is-slow-pattern.ts'
import { operations } from '../../../packages/core/src/wire/index.ts'
import { countSteps } from './count-steps.mjs'
import { filesThatMake, listMadeExpressions, ofWritersOfForms } from './made-expressions.mjs'
import { productSources } from './product-sources.mjs'

/**
 * The code that reads untrusted text: the server, the sandbox, core, which runs on both sides, and pages, which read
 * addresses, answers and pasted text.
 */
const isReachable =
  /^(?:apps\/(?:server|sandbox|web)|packages\/(?:core|kit|server|sign-in|account))\/(?:src|public)\//
const sources = productSources.filter(({ file }) => isReachable.test(file))

/** The patterns in the schemas, which a validator compiles. */
function listSchemaPatterns() {
  const patterns = [...JSON.stringify(operations).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)]
  const texts = new Set(patterns.map(([, pattern = '""']) => String(JSON.parse(pattern))))
  return Array.from(texts, (text) => ({ where: `the contract: ${text}`, expression: new RegExp(text, 'u') }))
}

const commonEndings = ['', '\n', '!', '\0', 'x\nx']

/** Characters to put after a run, including those that a negated class excludes, because they end its match. @param {RegExp} expression */
function listEndings({ source }) {
  const excludedCharacters = [...source.matchAll(/\[\^((?:\\.|[^\]\\])+)\]/g)].flatMap(
    ([, characters = '']) => [...characters],
  )
  return [...new Set([...commonEndings, ...excludedCharacters])]
}

const halfLength = 100

/** More than the square of any text's length here, so an expression that takes so many steps is reported. */
const maxSteps = 100_000

/** Short texts to repeat: each character of the expression, and one character of each kind. @param {RegExp} expression */
function listRuns({ source }) {
  const pieces = new Set([...source, ...' \t/a0A-_.,+=@#;:é你٣\uD800'])
  return [...pieces, ' a', '0 ', 'a.', ',0', '/0', '=a', '%2'].filter((piece) => piece !== '')
}

/**
 * Does the expression repeat anything at most nine times? Then it reads a bounded number of characters from each position.
 * @param {RegExp} expression
 */
const isBounded = ({ source }) => !/[*+]|\{\d+,\}|\d\d\}/.test(source)

/** By what factor the steps grow when the text's length doubles: 2 if the time is linear. @param {RegExp} expression */
function measureGrowth(expression) {
  let worst = { growth: 0, text: '' }
  if (isBounded(expression)) return worst
  for (const piece of listRuns(expression))
    for (const ending of listEndings(expression)) {
      const count = (/** @type {number} */ length) =>
        countSteps(expression, piece.repeat(length / piece.length) + ending, maxSteps)
      const doubleSteps = count(2 * halfLength)
      const growth =
        doubleSteps === maxSteps ? Infinity : doubleSteps / Math.max(count(halfLength), halfLength)
      if (growth > worst.growth)
        worst = { growth, text: `${JSON.stringify(piece)} × n + ${JSON.stringify(ending)}` }
    }
  return worst
}

describe('a regular expression that reads untrusted text', () => {
  it.each([/\/+$/, /\s+$/, /^\s*(.*?)\s*$/, /\d+x/, /,.*,.*!/, /(?:a|b)+c/, /\.[^/]*$/])(
    'is found when it is slow: %s',
    (expression) => {
      expect(measureGrowth(expression).growth).toBeGreaterThan(3)
    },
  )

  it('is listed here when code builds it from parts', () => {
    const makingFiles = sources.flatMap(({ file, makesExpressions }) => (makesExpressions ? [file] : []))
    expect(makingFiles.toSorted()).toEqual([...filesThatMake, ...ofWritersOfForms].toSorted())
  })

  const sourceExpressions = sources.flatMap(({ file, expressions }) =>
    expressions.map((expression) => ({ where: `${file}: ${expression}`, expression })),
  )
  it.each([...sourceExpressions, ...listMadeExpressions(), ...listSchemaPatterns()])(
    'takes time in proportion to its text: $where',
    ({ expression }) => {
      expect(isSlowPattern(expression)).toBe(false)
      const { growth, text } = measureGrowth(expression)
      expect(growth, text).toBeLessThan(3)
    },
  )
})
