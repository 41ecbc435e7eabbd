import { arePasswordsTooSimilar, checkRule, type Validator } from '@foyer/core/validators'
import type { Step } from '../../field/model.ts'

interface Row<Type extends string> {
  readonly type: Type
  /** Replaces the message of the catalogue. In the reader's language. */
  readonly errorMessage?: string
}

/** A row of the requirement list, as in a password profile. */
export type PasswordRequirement =
  | (Row<'length'> & { readonly min?: number; readonly max?: number })
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

/** The validators that block a submit until the requirements are met. Similarity has none, since it compares two values. */
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

/** The results that do not come from validators. */
export interface PasswordFindings {
  readonly isTooSimilar: boolean
  readonly isCommon: boolean
}

/** The password, or the one that it is compared with, has changed. */
export interface PasswordEvent {
  readonly type: 'look'
  readonly password: string
  /** The password that the new one has to differ from. */
  readonly previous: string | undefined
  /** Checks for common passwords, once the list is loaded. */
  readonly isCommon: ((password: string) => boolean) | undefined
}

export const nothingFound: PasswordFindings = { isTooSimilar: false, isCommon: false }

export function updatePassword(
  state: PasswordFindings,
  { password, previous, isCommon }: PasswordEvent,
): Step<PasswordFindings> {
  const found: PasswordFindings = {
    isTooSimilar: previous !== undefined && arePasswordsTooSimilar(password, previous),
    isCommon: isCommon?.(password) ?? false,
  }
  const isSame = found.isTooSimilar === state.isTooSimilar && found.isCommon === state.isCommon
  return { state: isSame ? state : found, effects: [] }
}
