import { memoize } from '../../store/index.ts'
import { isEmpty, type Rule } from '../validator.ts'

/** Caches compiled expressions by pattern. Patterns are constants of forms, so it stays small. */
const compile = memoize((pattern: string) => new RegExp(pattern, 'u'))

/**
 * Compiles a pattern.
 * @throws SyntaxError that quotes an invalid pattern; `checkValidators` also names its field and row
 */
export function compilePattern(pattern: string | RegExp): RegExp {
  return typeof pattern === 'string' ? compile(pattern) : pattern
}

export const regexp: Rule<'regexp'> = (value, row) => {
  // Compiled for an empty value too, so that an invalid pattern is reported at once.
  const expression = compilePattern(row.pattern)
  // Uses `search` instead of `test`, because a global or sticky expression keeps state between calls of `test`.
  return isEmpty(value) || String(value).search(expression) >= 0 ? null : { code: 'pattern_mismatch' }
}
