import type { ReactNode } from 'react'
import type { BlockMargin } from './block-props.ts'
import styles from './field-shell.module.css'
import type { Field } from './use-field.ts'

export interface FieldShellProps {
  readonly field: Pick<
    Field,
    'status' | 'error' | 'isTouched' | 'inputId' | 'messageId' | 'gridRef' | 'isInUse'
  >
  readonly label?: ReactNode
  /** In place of the label: the label, and what stands beside it. */
  readonly head?: ReactNode
  readonly description?: ReactNode
  readonly disabled?: boolean | undefined
  readonly marginBottom?: BlockMargin | undefined
  readonly isHidden?: boolean | undefined
  /** Below the control, above the message: a list of requirements, an open picker. */
  readonly below?: ReactNode
  /** The control: an input that is its own box, or a box (the class `box`) with what stands beside the input. */
  readonly children: ReactNode
}

/** The words above the box, which a press on puts the focus into it. */
export function drawLabel({ inputId }: Pick<Field, 'inputId'>, label: ReactNode): ReactNode {
  return (
    <label className={styles.label} htmlFor={inputId}>
      {label}
    </label>
  )
}

/** The shell of every input: label above, the box, and one line below that is the hint or the error. */
export function FieldShell(props: FieldShellProps) {
  return drawFieldShell(props)
}

/** The same as a plain call: a component fewer for each field, where nothing but the shell is drawn. */
export function drawFieldShell(props: FieldShellProps): ReactNode {
  const { field, label, description, disabled, marginBottom = 'medium', isHidden } = props
  const { error } = field
  return (
    <div
      className={styles.field}
      data-status={field.status}
      data-touched={field.isTouched || undefined}
      data-disabled={disabled || undefined}
      data-margin={marginBottom}
      hidden={isHidden}
      ref={field.gridRef}
    >
      {props.head ?? (label && drawLabel(field, label))}
      {props.children}
      {props.below}
      {field.isInUse || error || description ? (
        <p className={styles.message} id={field.messageId} aria-live="polite">
          {error ?? description}
        </p>
      ) : null}
    </div>
  )
}
