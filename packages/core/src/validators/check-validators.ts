import { compilePattern } from './regexp.ts'
import { isSlowPattern } from './slow-pattern/is-slow-pattern.ts'
import { rules } from './validate.ts'
import type { Validator } from './validator.ts'

/**
 * Looks rows over when a form is built.
 * @throws TypeError that names the field and the row, for an unknown type, a broken or a slow pattern, or bounds that exclude everything
 */
export function checkValidators(field: string, validators: readonly Validator[]): void {
  refuse(field, validators, findProblem)
}

/**
 * The part of `checkValidators` that costs a page nothing to load: a slow pattern passes.
 * @throws TypeError that names the field and the row, for a broken pattern
 */
export function checkPatterns(field: string, validators: readonly Validator[]): void {
  refuse(field, validators, (row) => (row.type === 'regexp' ? findBreak(row.pattern) : undefined))
}

function refuse(
  field: string,
  validators: readonly Validator[],
  find: (row: Validator) => string | undefined,
): void {
  for (const [index, row] of validators.entries()) {
    const problem = find(row)
    if (problem) throw new TypeError(`Validator ${index + 1} of field "${field}" ${problem}.`)
  }
}

function findProblem(row: Validator): string | undefined {
  if (!Object.hasOwn(rules, row.type))
    return `has the unknown type "${row.type}". Known: ${Object.keys(rules).join(', ')}`
  if ('min' in row && 'max' in row && (row.min ?? 0) > (row.max ?? Infinity))
    return `asks for at least ${row.min} and at most ${row.max}, which nothing satisfies`
  if (row.type !== 'regexp') return undefined
  const found = findBreak(row.pattern)
  if (found !== undefined) return found
  const pattern = compilePattern(row.pattern)
  if (!isSlowPattern(pattern)) return undefined
  return `has a slow pattern: some texts keep ${pattern} busy for ever. Let no repetition match the same text in two ways`
}

function findBreak(pattern: string | RegExp): string | undefined {
  try {
    compilePattern(pattern)
    return undefined
  } catch (error) {
    return `has a broken pattern: ${(error as Error).message}`
  }
}
