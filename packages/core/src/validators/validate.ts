import { date } from './date.ts'
import { email } from './email.ts'
import { hasAnyNumberSymbol } from './has-any-number-symbol.ts'
import { hasUpperAndLowerCaseSymbol } from './has-upper-and-lower-case-symbol.ts'
import { length } from './length.ts'
import { numberValue } from './number-value.ts'
import { phone } from './phone.ts'
import { regexp } from './regexp.ts'
import { required } from './required.ts'
import type {
  ExternalFlags,
  FieldValue,
  Refusal,
  Rule,
  ValidationCode,
  ValidationFailure,
  Validator,
  ValidatorType,
} from './validator.ts'

/** The list of rules. A new kind is one file, one row type and one line here. */
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

/** The words of a code, in the reader's language, as the catalogues have them. */
export type ValidationMessages = (
  key: `validation_${ValidationCode}`,
  values?: Readonly<Record<string, number>>,
) => string

const noFailures: readonly ValidationFailure[] = []

/** Runs one rule. `null` where the value passes. */
export function checkRule(value: FieldValue, row: Validator, flags: ExternalFlags = {}): Refusal | null {
  return (rules[row.type] as Rule<typeof row.type>)(value, row, flags)
}

/** Every failure of a value, in the order of the rows. An empty result is always the same array. */
export function validate(
  value: FieldValue,
  validators: readonly Validator[],
  messages: ValidationMessages,
  flags: ExternalFlags = {},
): readonly ValidationFailure[] {
  let failures: ValidationFailure[] | undefined
  for (const row of validators) {
    const refusal = checkRule(value, row, flags)
    if (refusal === null) continue
    failures ??= []
    failures.push({
      type: row.type,
      code: row.code ?? refusal.code,
      message: row.message ?? messages(`validation_${refusal.code}`, refusal.values),
      isLazy: row.lazy ?? false,
    })
  }
  return failures ?? noFailures
}
