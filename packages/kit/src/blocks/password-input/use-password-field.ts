import { createTranslate } from '@foyer/core/messages'
import { newPasswordWords } from '@foyer/core/messages/en-001/kit'
import { arePasswordsTooSimilar, type ValidationFailure } from '@foyer/core/validators'
import { useLayoutEffect, useMemo, useState } from 'react'
import { TextSession, useTextInput, type TextInput } from '../../field/use-text-input.ts'
import { useKitMessages } from '../../messages/messages.ts'
import { requirementValidators, shownRequirements, type PasswordRequirement } from './password-input.model.ts'
import type { PasswordInputProps } from './password-input-props.ts'

const english = createTranslate(newPasswordWords)

const noRequirements: readonly PasswordRequirement[] = []

/** A text input whose requirements, if it has them, stand beside the caller's own validators and errors. */
export function usePasswordField(
  props: PasswordInputProps,
): TextInput & { readonly requirements: readonly PasswordRequirement[] } {
  const { newPassword, passwordRequirements, differsFromPrevious, validators, errors } = props
  const translate = useKitMessages(english)
  const given = newPassword ? passwordRequirements : undefined
  const requirements = useMemo(
    () => (given === undefined ? noRequirements : shownRequirements(given, differsFromPrevious)),
    [given, differsFromPrevious],
  )
  const allValidators = useMemo(
    () =>
      requirements.length === 0
        ? validators
        : [...(validators ?? []), ...requirementValidators(requirements)],
    [validators, requirements],
  )
  const similarity = requirements.find(({ type }) => type === 'passwordsTooSimilar')
  const [isTooSimilar, setIsTooSimilar] = useState(false)
  const allErrors = useMemo<readonly ValidationFailure[] | undefined>(
    () =>
      !isTooSimilar
        ? errors
        : [
            ...(errors ?? []),
            {
              type: 'passwordsTooSimilar',
              code: 'passwords_too_similar',
              message: similarity?.errorMessage ?? translate('password_too_similar'),
              isLazy: true,
            },
          ],
    [errors, isTooSimilar, similarity, translate],
  )
  const input = useTextInput({ ...props, validators: allValidators, errors: allErrors }, TextSession)

  const { store } = input.field
  const previous = similarity === undefined ? undefined : differsFromPrevious
  useLayoutEffect(() => {
    if (previous === undefined) return undefined
    const compare = (): void =>
      setIsTooSimilar(arePasswordsTooSimilar(String(store.getState().value), previous))
    compare()
    const stop = store.subscribe(compare)
    return () => {
      stop()
      setIsTooSimilar(false)
    }
  }, [store, previous])

  return { ...input, requirements }
}
