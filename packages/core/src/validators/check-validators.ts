import { compilePattern } from './rules/regexp.ts'
import { isSlowPattern } from './slow-pattern/is-slow-pattern.ts'
import { rules } from './validate.ts'
import type { Bounds, Validator } from './validator.ts'

/**
 * Checks validator rows when a form is built.
 * @throws TypeError naming the field and the row, for an unknown type, an invalid or slow pattern, or bounds that
 * exclude everything
 */
export function checkValidators(field: string, validators: readonly Validator[]): void {
  for (const [index, row] of validators.entries()) {
    const problem = findProblem(row)
    if (problem) throw new TypeError(`Validator ${index + 1} of field "${field}" ${problem}.`)
  }
}

function findProblem(row: Validator): string | undefined {
  if (!Object.hasOwn(rules, row.type))
    return `has the unknown type "${row.type}". Known: ${Object.keys(rules).join(', ')}`
  if (row.type === 'length') return findBoundsProblem({ ...row, min: row.min ?? 0 })
  if (row.type === 'numberValue') return findBoundsProblem(row)
  return row.type === 'regexp' ? findPatternProblem(row.pattern) : undefined
}

function findBoundsProblem({ min = -Infinity, max = Infinity }: Bounds): string | undefined {
  return min > max ? `asks for at least ${min} and at most ${max}, which nothing satisfies` : undefined
}

/** @param pattern `undefined` in rows from untyped data, such as JSON */
function findPatternProblem(pattern: string | RegExp | undefined): string | undefined {
  if (pattern === undefined) return 'has no `pattern`'
  try {
    return isSlowPattern(compilePattern(pattern))
      ? `has a slow pattern: some texts keep ${pattern} busy for ever. Let no repetition match the same text in two ways`
      : undefined
  } catch (cause) {
    return `has a broken pattern: ${(cause as Error).message}`
  }
}
