import { useMemo } from 'react'
import { useCodeInput, type CodeInput } from '../../field/code-field/use-code-input.ts'
import type { Requirement } from '../../field/requirement-list/requirement.ts'
import { useFieldState } from '../../field/use-field-state.ts'
import type { ZipcodeInputProps } from './zipcode-input-props.ts'
import {
  checkZipcodeValidators,
  zipcodeErrors,
  zipcodeRequirements,
  zipcodeValidatorRows,
  type ZipcodeValidator,
} from './zipcode-input.model.ts'

const noRules: readonly ZipcodeValidator[] = []

/** A code input that adds the zip code rules to the caller's own validators and errors. */
export function useZipcodeField(
  props: ZipcodeInputProps,
): CodeInput & { readonly requirements: readonly Requirement[]; readonly isListShown: boolean } {
  const { name, validators, errors, normalize, zipcodeValidators: rules = noRules } = props
  const ownRules = useMemo(() => {
    checkZipcodeValidators(name, rules)
    return {
      rows: zipcodeValidatorRows(rules),
      errors: zipcodeErrors(rules),
      requirements: zipcodeRequirements(rules, normalize),
    }
  }, [name, rules, normalize])
  const allValidators = useMemo(() => [...(validators ?? []), ...ownRules.rows], [validators, ownRules])
  const allErrors = useMemo(() => [...(errors ?? []), ...ownRules.errors], [errors, ownRules])
  const input = useCodeInput({ ...props, validators: allValidators, errors: allErrors })
  // From the store, not from focus events: the store keeps `hasFocus` until the press that moves the focus is over.
  const isListShown = useFieldState(input.field.store, ({ hasFocus }) => hasFocus)
  return { ...input, requirements: ownRules.requirements, isListShown }
}
