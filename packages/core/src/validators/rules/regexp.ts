import { isEmpty, type Rule } from '../validator.ts'

/** A memo: compiled expressions by pattern, which are constants of forms. Callers cannot tell whether one is new. */
const compiled = new Map<string, RegExp>()

/** @throws SyntaxError that quotes a broken pattern; `checkValidators` names its field and row as well */
export function compilePattern(pattern: string | RegExp): RegExp {
  if (typeof pattern !== 'string') return pattern
  const expression = compiled.get(pattern) ?? new RegExp(pattern, 'u')
  compiled.set(pattern, expression)
  return expression
}

export const regexp: Rule<'regexp'> = (value, row) => {
  // An empty value too, so that a broken pattern shows at once and not at the first letter.
  const expression = compilePattern(row.pattern)
  // Not `test`: a global or sticky expression remembers where that stopped.
  return isEmpty(value) || String(value).search(expression) >= 0 ? null : { code: 'pattern_mismatch' }
}
