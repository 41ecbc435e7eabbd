import type { FieldStore } from '@foyer/core/form'
import { passwordWords, requirementWords } from '@foyer/core/messages/en-001/kit'
import { useSyncExternalStore } from 'react'
import hidden from '../../field/visually-hidden.module.css'
import { useKitMessages, type KitTranslate } from '../../messages/messages.ts'
import {
  requirementStatus,
  type PasswordRequirement,
  type RequirementStatus,
} from './password-input.model.ts'
import styles from './password-input.module.css'

const words = { ...passwordWords, ...requirementWords }

export interface PasswordRequirementsProps {
  readonly id: string
  readonly store: FieldStore
  readonly requirements: readonly PasswordRequirement[]
  readonly differsFromPrevious: string | undefined
}

const marks: Record<RequirementStatus, string> = {
  default: 'M8 7.9v.2',
  error: 'M5 5l6 6M11 5l-6 6',
  validated: 'M3.5 8.5l3 3 6-7',
}

/** The list below a new password. It listens to the typing and is redrawn when the status of an item changes. */
export function PasswordRequirements(props: PasswordRequirementsProps) {
  const { id, store, requirements, differsFromPrevious } = props
  const translate = useKitMessages(words)
  // A string, because it is compared by value.
  const read = (): string =>
    requirements.map((row) => requirementStatus(row, store.getState(), differsFromPrevious)).join(' ')
  const statuses = useSyncExternalStore(store.subscribeState, read, read).split(' ') as RequirementStatus[]
  const met = statuses.filter((status) => status === 'validated').length

  return (
    <>
      <ul className={styles.requirements} id={id} aria-label={translate('requirements_label')}>
        {requirements.map((requirement, index) => {
          const status = statuses[index] ?? 'default'
          return (
            <li key={requirement.type} data-status={status}>
              <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
                <path d={marks[status]} />
              </svg>
              <span>
                {requirement.errorMessage ?? requirementText(requirement, translate)}
                <span className={hidden.hidden}>
                  {`: ${translate(status === 'validated' ? 'requirement_met' : 'requirement_not_met')}`}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {/* How far it is, once per step: the items themselves would be read out at every letter. */}
      <output className={hidden.hidden}>
        {translate('requirements_progress', { met, all: requirements.length })}
      </output>
    </>
  )
}

function requirementText(
  requirement: PasswordRequirement,
  translate: KitTranslate<keyof typeof words>,
): string {
  if (requirement.type !== 'length') return translate(`requirement_${requirement.type}`)
  const { min, max } = requirement
  if (max === undefined) return translate('requirement_length_min', { min: min ?? 0 })
  return translate('requirement_length', { min: min ?? 0, max })
}
