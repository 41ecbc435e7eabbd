import { memoize } from '../store/index.ts'
import { checkValidators, type ValidationMessages, type Validator } from '../validators/index.ts'
import type { FieldRules } from './field.ts'

/** Rules by the caller's errors, or by `noErrors` if there are none. */
type RulesByErrors = WeakMap<object, FieldRules>

const noErrors = {}

/** Caches rules by validators, messages and errors, because fields may share validators and differ in errors or language. */
const rulesOf = memoize<readonly Validator[], (messages: ValidationMessages) => RulesByErrors>(
  () => memoize<ValidationMessages, RulesByErrors>(() => new WeakMap(), new WeakMap()),
  new WeakMap(),
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
  const rules = rulesOf(validators)(messages)
  const key = errors ?? noErrors
  const cached = rules.get(key)
  if (cached !== undefined) return cached
  checkValidators(name, validators)
  const created = { validators, messages, errors }
  rules.set(key, created)
  return created
}
