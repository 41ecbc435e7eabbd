import type { FieldRules } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { newPasswordMessages } from '@foyer/core/messages/en-001/kit'
import type { ValidationIssue } from '@foyer/core/validators'
import { useEffect, useMemo, useState } from 'react'
import { useTextInput, type TextInput } from '../../field/use-text-input.ts'
import { useKitMessages } from '../../messages/messages.ts'
import {
  comparePassword,
  passwordRules,
  requirementValidators,
  shownRequirements,
  type PasswordRequirement,
} from './password-input.model.ts'
import type { LoadBlocklist, PasswordInputProps } from './password-input-props.ts'

const english = createTranslate(newPasswordMessages)

const noRequirements: readonly PasswordRequirement[] = []

type IsCommonPassword = (password: string) => boolean

/** A text input that adds the requirements to the caller's own validators and errors. */
export function usePasswordField(
  props: PasswordInputProps,
): TextInput & { readonly requirements: readonly PasswordRequirement[] } {
  const { newPassword, passwordRequirements, differsFromPrevious, validators, errors } = props
  const { loadBlocklist } = props
  const translate = useKitMessages(english)
  const activeRequirements = newPassword ? passwordRequirements : undefined
  const requirements = useMemo(
    () =>
      activeRequirements === undefined
        ? noRequirements
        : shownRequirements(activeRequirements, differsFromPrevious),
    [activeRequirements, differsFromPrevious],
  )
  const allValidators = useMemo(
    () =>
      requirements.length === 0
        ? validators
        : [...(validators ?? []), ...requirementValidators(requirements)],
    [validators, requirements],
  )
  const previous = requirements.some(({ type }) => type === 'passwordsTooSimilar')
    ? differsFromPrevious
    : undefined
  const [isCommon, setIsCommon] = useState<IsCommonPassword>()
  const allErrors = useMemo<FieldRules['errors']>(() => {
    if (previous === undefined && isCommon === undefined) return errors
    const message = requirements.find(({ type }) => type === 'passwordsTooSimilar')?.errorMessage
    const tooSimilar: ValidationIssue = {
      type: 'passwordsTooSimilar',
      code: 'passwords_too_similar',
      message: message ?? translate('password_too_similar'),
      isLazy: true,
    }
    const common: ValidationIssue = {
      type: 'commonPassword',
      code: 'password_common',
      message: translate('password_common'),
      isLazy: true,
    }
    return (value) => {
      const found = comparePassword(String(value), { previous, isCommon })
      return [
        ...(errors ?? []),
        ...(found.isTooSimilar ? [tooSimilar] : []),
        ...(found.isCommon ? [common] : []),
      ]
    }
  }, [errors, previous, isCommon, requirements, translate])
  const input = useTextInput({ ...props, validators: allValidators, errors: allErrors })
  useBlocklist(input.field.isVisited && newPassword ? loadBlocklist : undefined, setIsCommon)

  const inputProps = { ...input.inputProps, passwordrules: passwordRules(requirements) }
  return { ...input, inputProps, requirements }
}

/** Passes the check for common passwords to `onLoaded` once it is loaded. */
function useBlocklist(
  load: LoadBlocklist | undefined,
  onLoaded: (createValue: () => IsCommonPassword) => void,
): void {
  useEffect(() => {
    let isMounted = true
    load?.().then(
      (loaded) => isMounted && onLoaded(() => loaded),
      // Ignored, because the server rejects common passwords too.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [load, onLoaded])
}
