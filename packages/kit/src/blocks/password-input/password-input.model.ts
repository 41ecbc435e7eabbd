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

/** Does a password meet it? */
export function isRequirementMet(
  requirement: PasswordRequirement,
  password: string,
  differsFromPrevious: string | undefined,
): boolean {
  return requirement.type === 'passwordsTooSimilar'
    ? !arePasswordsTooSimilar(password, differsFromPrevious ?? '')
    : checkRule(password, requirement) === null
}
