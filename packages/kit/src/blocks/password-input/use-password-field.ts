import { createTranslate } from '@foyer/core/messages'
import { newPasswordMessages } from '@foyer/core/messages/en-001/kit'
import type { ValidationIssue } from '@foyer/core/validators'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { createModel, useModel, useModelState } from '../../field/model.ts'
import { useTextInput, type TextInput } from '../../field/use-text-input.ts'
import { useKitMessages } from '../../messages/messages.ts'
import {
  nothingFound,
  passwordRules,
  requirementValidators,
  shownRequirements,
  updatePassword,
  type PasswordEvent,
  type PasswordFindings,
  type PasswordRequirement,
} from './password-input.model.ts'
import type { LoadBlocklist, PasswordInputProps } from './password-input-props.ts'

const english = createTranslate(newPasswordMessages)

const noRequirements: readonly PasswordRequirement[] = []

const createPasswordModel = () =>
  createModel<PasswordFindings, PasswordEvent>({ state: nothingFound, update: updatePassword })

/** A text input that adds the requirements to the caller's own validators and errors. */
export function usePasswordField(
  props: PasswordInputProps,
): TextInput & { readonly requirements: readonly PasswordRequirement[] } {
  const { newPassword, passwordRequirements, differsFromPrevious, validators, errors } = props
  const { loadBlocklist } = props
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
  const model = useModel(createPasswordModel)
  const found = useModelState(model, (findings) => findings)
  const allErrors = useMemo<readonly ValidationIssue[] | undefined>(() => {
    const message = requirements.find(({ type }) => type === 'passwordsTooSimilar')?.errorMessage
    const own: ValidationIssue[] = []
    if (found.isTooSimilar)
      own.push({
        type: 'passwordsTooSimilar',
        code: 'passwords_too_similar',
        message: message ?? translate('password_too_similar'),
        isLazy: true,
      })
    if (found.isCommon)
      own.push({
        type: 'commonPassword',
        code: 'password_common',
        message: translate('password_common'),
        isLazy: true,
      })
    return own.length === 0 ? errors : [...(errors ?? []), ...own]
  }, [errors, found, requirements, translate])
  const input = useTextInput({ ...props, validators: allValidators, errors: allErrors })

  const { store, isVisited } = input.field
  const isCommon = useBlocklist(isVisited && newPassword ? loadBlocklist : undefined)
  const previous = requirements.some(({ type }) => type === 'passwordsTooSimilar')
    ? differsFromPrevious
    : undefined
  useLayoutEffect(() => {
    const look = (): void => {
      model.send({ type: 'look', password: String(store.getState().value), previous, isCommon })
    }
    look()
    return previous === undefined && isCommon === undefined ? undefined : store.subscribe(look)
  }, [model, store, previous, isCommon])

  const inputProps = { ...input.inputProps, passwordrules: passwordRules(requirements) }
  return { ...input, inputProps, requirements }
}

/** The check for common passwords, once it is loaded. */
function useBlocklist(load: LoadBlocklist | undefined): ((password: string) => boolean) | undefined {
  const [isCommon, setIsCommon] = useState<(password: string) => boolean>()
  useEffect(() => {
    let isHere = true
    load?.().then(
      (loaded) => isHere && setIsCommon(() => loaded),
      // Ignored, because the server rejects common passwords too.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [load])
  return isCommon
}
