import { hasAll, memoizeLast } from '../store/index.ts'
import { checkValidators, type Validator } from '../validators/index.ts'
import type { FieldRules } from './field.ts'

/** The name is that of the first field with these validators, and only for what is thrown. */
const shareRules = memoizeLast(
  (validators: readonly Validator[], rules: FieldRules, name: string) => {
    checkValidators(name, validators)
    return rules
  },
  (kept, rules) => hasAll(kept, rules),
)

/**
 * Creates the rules of a field. Fields with the same array of validators share one object and their first state.
 * @throws TypeError naming the field and the row, as `checkValidators` does
 */
export function createFieldRules(
  name: string,
  validators: FieldRules['validators'],
  messages: FieldRules['messages'],
  errors?: FieldRules['errors'],
): FieldRules {
  return shareRules(validators, { validators, messages, errors }, name)
}
