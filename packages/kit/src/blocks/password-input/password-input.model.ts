import { arePasswordsTooSimilar, checkRule, type Validator } from '@foyer/core/validators'

interface Row<Type extends string> {
  readonly type: Type
  /** Replaces the message of the catalogue. In the reader's language. */
  readonly errorMessage?: string | undefined
}

/** A row of the requirement list, as in a password profile. */
export type PasswordRequirement =
  | (Row<'length'> & { readonly min?: number | undefined; readonly max?: number | undefined })
  | Row<'hasAnyNumberSymbol'>
  | Row<'hasUpperAndLowerCaseSymbol'>
  | Row<'passwordsTooSimilar'>

/** The requirements to show: `passwordsTooSimilar` only if there is a password to compare with. */
export function shownRequirements(
  requirements: readonly PasswordRequirement[],
  differsFromPrevious: string | undefined,
): readonly PasswordRequirement[] {
  return differsFromPrevious === undefined
    ? requirements.filter((requirement) => requirement.type !== 'passwordsTooSimilar')
    : requirements
}

/** The validators that block a submit until the requirements are met. Similarity is not among them, because it compares two values. */
export function requirementValidators(requirements: readonly PasswordRequirement[]): readonly Validator[] {
  return requirements.filter((requirement) => requirement.type !== 'passwordsTooSimilar').map(toValidator)
}

function toValidator({
  errorMessage,
  ...row
}: Exclude<PasswordRequirement, { type: 'passwordsTooSimilar' }>): Validator {
  return { ...row, lazy: true, message: errorMessage }
}

/**
 * The requirements as the value of the `passwordrules` attribute, from which password managers generate a password.
 * Source: https://developer.apple.com/password-rules/
 */
export function passwordRules(requirements: readonly PasswordRequirement[]): string | undefined {
  const rules = requirements.flatMap((requirement) => {
    if (requirement.type === 'hasAnyNumberSymbol') return ['required: digit']
    if (requirement.type === 'hasUpperAndLowerCaseSymbol') return ['required: lower', 'required: upper']
    if (requirement.type !== 'length') return []
    const { min, max } = requirement
    return [
      ...(min === undefined ? [] : [`minlength: ${min}`]),
      ...(max === undefined ? [] : [`maxlength: ${max}`]),
    ]
  })
  return rules.length === 0 ? undefined : `${rules.join('; ')};`
}

/** Does a password meet the requirement? */
export function isRequirementMet(
  requirement: PasswordRequirement,
  password: string,
  differsFromPrevious: string | undefined,
): boolean {
  return requirement.type === 'passwordsTooSimilar'
    ? !arePasswordsTooSimilar(password, differsFromPrevious ?? '')
    : checkRule(password, requirement) === null
}

/** Issues that validators cannot find, because the password is compared with something else. */
export interface PasswordFindings {
  readonly isTooSimilar: boolean
  readonly isCommon: boolean
}

export interface PasswordComparison {
  /** The password that the new one has to differ from. */
  readonly previous: string | undefined
  /** Checks for common passwords, once the list is loaded. */
  readonly isCommon: ((password: string) => boolean) | undefined
}

/**
 * Compares a password. Depends on the value alone, so that it can be one of the field's rules: then a new password and its issues are
 * stored in the same update.
 */
export function comparePassword(
  password: string,
  { previous, isCommon }: PasswordComparison,
): PasswordFindings {
  return {
    isTooSimilar: previous !== undefined && arePasswordsTooSimilar(password, previous),
    isCommon: isCommon?.(password) ?? false,
  }
}
