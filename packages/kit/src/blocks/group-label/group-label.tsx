import { use, useId, type ReactNode } from 'react'
import type { BlockProps } from '../../field/block-props.ts'
import { FormContext } from '../../field/form-context.ts'
import styles from './group-label.module.css'

export interface GroupLabelProps extends BlockProps {
  readonly label: ReactNode
  readonly description?: ReactNode
  /** The blocks of the group. */
  readonly children: ReactNode
}

/** A label for a group of blocks; screen readers announce it with the first of them. */
export function GroupLabel({ label, description, marginBottom, isHidden, children }: GroupLabelProps) {
  const scope = use(FormContext)
  const descriptionId = useId()
  return (
    <fieldset
      className={styles.group}
      data-margin={marginBottom}
      hidden={isHidden}
      aria-describedby={description ? descriptionId : undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {description && (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
      {/* Fields of a hidden group leave the form, and keep what was typed. */}
      <FormContext value={isHidden ? null : scope}>{children}</FormContext>
    </fieldset>
  )
}
