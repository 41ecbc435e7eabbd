import type { FieldStore } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { newPasswordMessages } from '@foyer/core/messages/en-001/kit'
import { useMemo } from 'react'
import { RequirementList } from '../../field/requirement-list/requirement-list.tsx'
import type { Requirement } from '../../field/requirement-list/requirement.ts'
import { useKitMessages, type KitTranslate } from '../../messages/messages.ts'
import { isRequirementMet, type PasswordRequirement } from './password-input.model.ts'

const english = createTranslate(newPasswordMessages)

export interface PasswordRequirementsProps {
  readonly id: string
  readonly store: FieldStore
  readonly requirements: readonly PasswordRequirement[]
  readonly differsFromPrevious: string | undefined
  /** The field's error comes from a requirement. */
  readonly hasError: boolean
}

/** The list of requirements below a new password. */
export function PasswordRequirements(props: PasswordRequirementsProps) {
  const { id, store, requirements, differsFromPrevious, hasError } = props
  const translate = useKitMessages(english)
  const items = useMemo<readonly Requirement[]>(
    () =>
      requirements.map((requirement) => ({
        id: requirement.type,
        text: requirement.errorMessage ?? requirementText(requirement, translate),
        check: (value) => isRequirementMet(requirement, value, differsFromPrevious),
      })),
    [requirements, differsFromPrevious, translate],
  )
  return (
    <RequirementList
      {...{ id, store, hasError }}
      label={translate('requirements_label')}
      requirements={items}
      // The requirements are lazy validators, so they show as failed only after an edit.
      isLazy
    />
  )
}

function requirementText(
  requirement: PasswordRequirement,
  translate: KitTranslate<keyof typeof newPasswordMessages>,
): string {
  if (requirement.type !== 'length') return translate(`requirement_${requirement.type}`)
  const { min, max } = requirement
  if (max === undefined) return translate('requirement_length_min', { min: min ?? 0 })
  return translate('requirement_length', { min: min ?? 0, max })
}
