import { isEmpty, type Rule } from './validator.ts'

const compiled = new Map<string, RegExp>()

/** Throws a SyntaxError for a broken pattern: `checkPatterns` finds it when the form is built. */
export function compilePattern(pattern: string | RegExp): RegExp {
  // A global or sticky expression remembers where it stopped; without the flag each test starts anew.
  if (typeof pattern !== 'string') {
    const flags = pattern.flags.replace(/[gy]/g, '')
    return flags === pattern.flags ? pattern : new RegExp(pattern, flags)
  }
  const expression = compiled.get(pattern) ?? new RegExp(pattern, 'u')
  compiled.set(pattern, expression)
  return expression
}

export const regexp: Rule<'regexp'> = (value, row) => {
  // An empty value too, so that a broken pattern shows at once and not at the first letter.
  const expression = compilePattern(row.pattern)
  return isEmpty(value) || expression.test(String(value)) ? null : { code: 'pattern_mismatch' }
}
