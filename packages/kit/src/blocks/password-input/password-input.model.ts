import type { FieldState } from '@foyer/core/form'
import { arePasswordsTooSimilar, checkRule, type Validator } from '@foyer/core/validators'

interface Row<Type extends string> {
  readonly type: Type
  /** Replaces the catalogue's words. Already in the reader's language. */
  readonly errorMessage?: string
}

/** One row of the requirements list. The rows of a password profile are such rows. */
export type PasswordRequirement =
  | (Row<'length'> & { readonly min?: number; readonly max?: number })
  | Row<'hasAnyNumberSymbol'>
  | Row<'hasUpperAndLowerCaseSymbol'>
  | Row<'passwordsTooSimilar'>

export type RequirementStatus = 'default' | 'error' | 'validated'

/** The requirements that are shown: `passwordsTooSimilar` only when there is a password to differ from. */
export function shownRequirements(
  requirements: readonly PasswordRequirement[],
  differsFromPrevious: string | undefined,
): readonly PasswordRequirement[] {
  return differsFromPrevious === undefined
    ? requirements.filter((requirement) => requirement.type !== 'passwordsTooSimilar')
    : requirements
}

/** The validators that make requirements block a submit. Similarity has none: it compares two values. */
export function requirementValidators(requirements: readonly PasswordRequirement[]): readonly Validator[] {
  return requirements.filter((requirement) => requirement.type !== 'passwordsTooSimilar').map(toValidator)
}

function toValidator({
  errorMessage,
  ...row
}: Exclude<PasswordRequirement, { type: 'passwordsTooSimilar' }>): Validator {
  return { ...row, lazy: true, message: errorMessage }
}

/** Met, failed, or not judged yet: nobody is told off while typing. */
export function requirementStatus(
  requirement: PasswordRequirement,
  { value, isTouched, hasFocus }: FieldState,
  differsFromPrevious: string | undefined,
): RequirementStatus {
  const isFailing =
    requirement.type === 'passwordsTooSimilar'
      ? arePasswordsTooSimilar(String(value), differsFromPrevious ?? '')
      : checkRule(value, requirement) !== null
  if (isFailing) return isTouched && !hasFocus ? 'error' : 'default'
  return value === '' ? 'default' : 'validated'
}
