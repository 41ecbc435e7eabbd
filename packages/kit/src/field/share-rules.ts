import { checkWhenBuilt, type FieldRules } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'

const shared = new WeakMap<readonly Validator[], FieldRules>()

/**
 * The rules of a field: fields with the same list of validators share them.
 * @throws TypeError that names the field, when a validator is broken
 */
export function shareRules(name: string, { validators, messages, errors }: FieldRules): FieldRules {
  const known = shared.get(validators)
  if (known?.messages === messages && known.errors === errors) return known
  checkWhenBuilt(name, validators)
  const rules = { validators, messages, errors }
  shared.set(validators, rules)
  return rules
}
