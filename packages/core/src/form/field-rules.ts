import { checkValidators, type Validator } from '../validators/index.ts'
import type { FieldRules } from './field.ts'
import { hasAll } from './has-all.ts'

const made = new WeakMap<readonly Validator[], FieldRules>()

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
  const rules: FieldRules = { validators, messages, errors }
  const known = made.get(validators)
  if (known && hasAll(known, rules)) return known
  if (!known) checkValidators(name, validators)
  made.set(validators, rules)
  return rules
}
