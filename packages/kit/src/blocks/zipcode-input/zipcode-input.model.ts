import { checkRule, checkValidators, type ValidationFailure, type Validator } from '@foyer/core/validators'
import type { Requirement, RequirementStatus } from '../../field/requirement-list/requirement.ts'

/** A rule of a zip code (specification, section 3). `errorMessage` is in the reader's language; without it the type is shown. */
export type ZipcodeValidator =
  | {
      /** Something else knows whether this zip code lies where it has to. */
      readonly type: 'zipcodeFromEligibleState'
      /** Where the item stands. `error` blocks a submit. */
      readonly state: RequirementStatus
      readonly errorMessage?: string
    }
  | {
      readonly type: string
      /** Searched for in the value: write `^` and `$` where the whole of it counts. */
      readonly regexp: string | RegExp
      readonly errorMessage?: string
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

function wordsOf({ type, errorMessage }: ZipcodeValidator): string {
  return errorMessage || type
}

function toValidator(rule: PatternRule): RegexpValidator {
  return { type: 'regexp', pattern: withoutMemory(rule.regexp), code: rule.type, message: wordsOf(rule) }
}

/** A global or sticky expression remembers where it stopped. Without the flag here, so that no letter has to compile it. */
function withoutMemory(pattern: string | RegExp): string | RegExp {
  if (typeof pattern === 'string' || !(pattern.global || pattern.sticky)) return pattern
  return new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, ''))
}

/**
 * Looks the rules over when the form is built.
 * @throws TypeError that names field and rule, for a pattern that is missing or refused, or an unknown state
 */
export function checkZipcodeValidators(field: string, rules: readonly ZipcodeValidator[]): void {
  for (const rule of rules) {
    const place = `The rule "${rule.type}" of the zip-code field "${field}"`
    if (isStateRule(rule)) {
      if (!statuses.has(rule.state))
        throw new TypeError(`${place} has the state "${rule.state}". Known: ${[...statuses].join(', ')}.`)
      continue
    }
    // Rules come from elsewhere, as data.
    if (rule.regexp === undefined || rule.regexp === null)
      throw new TypeError(`${place} has no regexp. Give it one, or the type "zipcodeFromEligibleState".`)
    try {
      checkValidators(field, [toValidator(rule)])
    } catch (cause) {
      throw new TypeError(`${place} is refused. ${(cause as Error).message}`, { cause })
    }
  }
}

/** The rules that the value decides, as validators: they show as soon as the field is out of focus. */
export function zipcodeValidatorRows(rules: readonly ZipcodeValidator[]): readonly RegexpValidator[] {
  return rules.filter(isPatternRule).map(toValidator)
}

/** The rules that fail whatever the value is. */
export function zipcodeErrors(rules: readonly ZipcodeValidator[]): readonly ValidationFailure[] {
  return rules
    .filter((rule) => isStateRule(rule))
    .filter(({ state }) => state === 'error')
    .map((rule) => ({ type: rule.type, code: rule.type, message: wordsOf(rule), isLazy: false }))
}

/** The rules as items of the list. Blanks around a code do not count: they go when the field is left. */
export function zipcodeRequirements(rules: readonly ZipcodeValidator[]): readonly Requirement[] {
  return rules.map((rule, index) => {
    const item = { id: String(index), text: wordsOf(rule) }
    if (isStateRule(rule)) return { ...item, check: () => rule.state }
    const row = toValidator(rule)
    return { ...item, check: (value) => checkRule(value.trim(), row) === null }
  })
}
