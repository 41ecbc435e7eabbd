import { compilePattern } from './regexp.ts'
import type { Validator } from './validator.ts'

/**
 * The part of `checkValidators` that adds next to nothing to a page: a slow pattern passes.
 * @throws TypeError that names the field and the row, for a broken pattern
 * In a file of its own: every form has it, and would bring the search for slow patterns along.
 */
export function checkPatterns(field: string, validators: readonly Validator[]): void {
  validators.forEach((row, index) => {
    try {
      if (row.type === 'regexp') compilePattern(row.pattern)
    } catch (cause) {
      throw new TypeError(
        `Validator ${index + 1} of field "${field}" has a broken pattern: ${(cause as Error).message}.`,
        { cause },
      )
    }
  })
}
