import type { FieldStore } from '@foyer/core/form'
import { createTranslate } from '@foyer/core/messages'
import { requirementMessages } from '@foyer/core/messages/en-001/kit'
import { useKitMessages } from '../../messages/messages.ts'
import hidden from '../../styles/visually-hidden.module.css'
import styles from './requirement-list.module.css'
import type { Requirement, RequirementStatus } from './requirement.ts'
import { useRequirementStatuses } from './use-requirement-statuses.ts'

const english = createTranslate(requirementMessages)

export interface RequirementListProps {
  /** For the input's `aria-describedby`, which also reads out a hidden list. */
  readonly id: string
  /** The list's accessible name. */
  readonly label: string
  readonly store: FieldStore
  /** Keep the array the same between renders. */
  readonly requirements: readonly Requirement[]
  /** Items are only marked as failed once the field is touched. */
  readonly isLazy?: boolean
  readonly isHidden?: boolean
  /** The field's error is that of an item in the list: it is announced, and not rendered again. */
  readonly hasError?: boolean
}

const marks: Record<RequirementStatus, string> = {
  default: 'M6.5 8a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
  error: 'M5 5l6 6M11 5l-6 6',
  validated: 'M3.5 8.5l3 3 6-7',
}

/** The requirements on a value, with the status of each while it is typed. */
export function RequirementList(props: RequirementListProps) {
  const { id, label, store, requirements, isLazy = false, isHidden, hasError } = props
  const translate = useKitMessages(english)
  const statuses = useRequirementStatuses(store, requirements, isLazy)
  const met = statuses.filter((status) => status === 'validated').length

  return (
    <>
      <ul
        className={styles.list}
        id={id}
        aria-label={label}
        hidden={isHidden}
        data-error={hasError || undefined}
      >
        {requirements.map((requirement, index) => {
          const status = statuses[index] ?? 'default'
          return (
            <li key={requirement.id} data-status={status}>
              <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
                <path d={marks[status]} />
              </svg>
              <span className={styles.text}>
                {requirement.text}
                <span className={hidden.hidden}>
                  {`: ${translate(status === 'validated' ? 'requirement_met' : 'requirement_not_met')}`}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {/*
       * Announces the number of met items when it changes: the items themselves would be read out at every keystroke. Off for a hidden
       * list, whose items can change through another field.
       */}
      <output className={hidden.hidden} aria-live={isHidden ? 'off' : undefined}>
        {translate('requirements_progress', { met, all: requirements.length })}
      </output>
    </>
  )
}
