import type { FieldStore } from '@foyer/core/form'
import { useEffect, useMemo, useState } from 'react'
import { useCodeInput, type CodeInput } from '../../field/code-field/use-code-input.ts'
import { useAfterPress } from '../../field/press-watch.ts'
import type { Requirement } from '../../field/requirement-list/requirement.ts'
import type { ZipcodeInputProps } from './zipcode-input-props.ts'
import {
  checkZipcodeValidators,
  zipcodeErrors,
  zipcodeRequirements,
  zipcodeValidatorRows,
  type ZipcodeValidator,
} from './zipcode-input.model.ts'

const noRules: readonly ZipcodeValidator[] = []

/** A code whose rules stand beside the caller's own validators and errors. */
export function useZipcodeField(
  props: ZipcodeInputProps,
): CodeInput & { readonly requirements: readonly Requirement[]; readonly isListed: boolean } {
  const { name, validators, errors, zipcodeValidators: rules = noRules } = props
  const own = useMemo(() => {
    checkZipcodeValidators(name, rules)
    return {
      rows: zipcodeValidatorRows(rules),
      errors: zipcodeErrors(rules),
      requirements: zipcodeRequirements(rules),
    }
  }, [name, rules])
  const allValidators = useMemo(() => [...(validators ?? []), ...own.rows], [validators, own])
  const allErrors = useMemo(() => [...(errors ?? []), ...own.errors], [errors, own])
  const input = useCodeInput({ ...props, validators: allValidators, errors: allErrors })
  return { ...input, requirements: own.requirements, isListed: useLingeringFocus(input.field.store) }
}

/** Has the field the focus, or is the press that took it away still under way? */
function useLingeringFocus(store: FieldStore): boolean {
  const [isLingering, setIsLingering] = useState(false)
  const afterPress = useAfterPress()
  useEffect(() => {
    const follow = (): void => {
      if (store.getState().hasFocus) setIsLingering(true)
      else afterPress(() => setIsLingering(store.getState().hasFocus))
    }
    follow()
    return store.subscribe(follow)
  }, [store, afterPress])
  return isLingering
}
