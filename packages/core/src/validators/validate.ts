import { date } from './rules/date.ts'
import { email } from './rules/email.ts'
import { hasAnyNumberSymbol } from './rules/has-any-number-symbol.ts'
import { hasUpperAndLowerCaseSymbol } from './rules/has-upper-and-lower-case-symbol.ts'
import { length } from './rules/length.ts'
import { numberValue } from './rules/number-value.ts'
import { phone } from './rules/phone.ts'
import { regexp } from './rules/regexp.ts'
import { required } from './rules/required.ts'
import type {
  ExternalFlags,
  FieldValue,
  RuleIssue,
  Rule,
  ValidationCode,
  ValidationIssue,
  Validator,
  ValidatorType,
} from './validator.ts'

/** The rules by type. A new one is a file, a row type and a line here. */
export const rules = {
  phone,
  email,
  date,
  required,
  regexp,
  length,
  numberValue,
  hasAnyNumberSymbol,
  hasUpperAndLowerCaseSymbol,
} satisfies { [Type in ValidatorType]: Rule<Type> }

/** Returns the message of a code in the reader's language, from the catalogues. */
export type ValidationMessages = (
  key: `validation_${ValidationCode}`,
  values?: Readonly<Record<string, number>>,
) => string

const noIssues: readonly ValidationIssue[] = []

/** Runs one rule; `null` if the value passes. */
export function checkRule(value: FieldValue, row: Validator, flags: ExternalFlags = {}): RuleIssue | null {
  return (rules[row.type] as Rule<typeof row.type>)(value, row, flags)
}

/** Returns all issues of a value, in the order of the rows. An empty result is always the same array. */
export function validate(
  value: FieldValue,
  validators: readonly Validator[],
  messages: ValidationMessages,
  flags: ExternalFlags = {},
): readonly ValidationIssue[] {
  let issues: ValidationIssue[] | undefined
  for (const row of validators) {
    const issue = checkRule(value, row, flags)
    if (issue === null) continue
    issues ??= []
    issues.push({
      type: row.type,
      code: row.code ?? issue.code,
      message: issue.message ?? row.message ?? messages(`validation_${issue.code}`, issue.values),
      isLazy: row.lazy ?? false,
    })
  }
  return issues ?? noIssues
}
