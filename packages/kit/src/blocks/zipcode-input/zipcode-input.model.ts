import { checkRule, checkValidators, type ValidationIssue, type Validator } from '@foyer/core/validators'
import { trimCode } from '../../field/code-field/code-binding.ts'
import type { Requirement, RequirementStatus } from '../../field/requirement-list/requirement.ts'

// Functions instead of a model: a zip code has no state but its field's, and all that is shown follows from rules and value.

/** A rule for a zip code (specification, section 3). `errorMessage` is in the reader's language; without it the type is shown. */
export type ZipcodeValidator =
  | {
      /** The caller decides whether this zip code is in an eligible state, and sets the result in `state`. */
      readonly type: 'zipcodeFromEligibleState'
      /** The status of the list item. `error` blocks a submit. */
      readonly state: RequirementStatus
      readonly errorMessage?: string | undefined
    }
  | {
      readonly type: string
      /** Matched anywhere in the value: use `^` and `$` to match all of it. */
      readonly regexp: string | RegExp
      readonly errorMessage?: string | undefined
    }

type RegexpValidator = Extract<Validator, { type: 'regexp' }>
type PatternRule = Extract<ZipcodeValidator, { regexp: unknown }>
type StateRule = Extract<ZipcodeValidator, { state: unknown }>

const statuses: ReadonlySet<unknown> = new Set<RequirementStatus>(['default', 'error', 'validated'])

function isStateRule(rule: ZipcodeValidator): rule is StateRule {
  return rule.type === 'zipcodeFromEligibleState'
}

function isPatternRule(rule: ZipcodeValidator): rule is PatternRule {
  return !isStateRule(rule)
}

function messageOf({ type, errorMessage }: ZipcodeValidator): string {
  return errorMessage || type
}

function toValidator(rule: PatternRule): RegexpValidator {
  return { type: 'regexp', pattern: rule.regexp, code: rule.type, message: messageOf(rule) }
}

/**
 * Checks the rules when the form is built.
 * @throws TypeError that names field and rule, for a missing, invalid or slow pattern, or an unknown state
 */
export function checkZipcodeValidators(field: string, rules: readonly ZipcodeValidator[]): void {
  for (const rule of rules) {
    const subject = `The rule "${rule.type}" of the zip-code field "${field}"`
    if (isStateRule(rule)) {
      if (!statuses.has(rule.state))
        throw new TypeError(`${subject} has the state "${rule.state}". Known: ${[...statuses].join(', ')}.`)
      continue
    }
    // Rules may come from a server, and so be incomplete despite their type.
    if (rule.regexp === undefined || rule.regexp === null)
      throw new TypeError(`${subject} has no regexp. Give it one, or the type "zipcodeFromEligibleState".`)
    try {
      checkValidators(field, [toValidator(rule)])
    } catch (cause) {
      throw new TypeError(`${subject} is refused. ${(cause as Error).message}`, { cause })
    }
  }
}

/** The rules that depend on the value, as validators: their errors show once the field loses the focus. */
export function zipcodeValidatorRows(rules: readonly ZipcodeValidator[]): readonly RegexpValidator[] {
  return rules.filter(isPatternRule).map(toValidator)
}

/** The issues of rules that fail for any value. */
export function zipcodeErrors(rules: readonly ZipcodeValidator[]): readonly ValidationIssue[] {
  return rules
    .filter((rule) => isStateRule(rule))
    .filter(({ state }) => state === 'error')
    .map((rule) => ({ type: rule.type, code: rule.type, message: messageOf(rule), isLazy: false }))
}

/** The rules as list items. They check the normalised code. */
export function zipcodeRequirements(
  rules: readonly ZipcodeValidator[],
  normalize: (typed: string) => string = trimCode,
): readonly Requirement[] {
  return rules.map((rule, index) => {
    const item = { id: String(index), text: messageOf(rule) }
    if (isStateRule(rule)) return { ...item, check: () => rule.state }
    const row = toValidator(rule)
    return { ...item, check: (value) => checkRule(normalize(value), row) === null }
  })
}
