import type { ReactNode } from 'react'
import type { BlockMargin } from './block-props.ts'
import styles from './field-shell.module.css'
import type { Field } from './use-field.ts'

export interface FieldShellProps {
  readonly field: Pick<
    Field,
    'status' | 'error' | 'isTouched' | 'isVisited' | 'isRefused' | 'inputId' | 'messageId' | 'gridRef'
  >
  readonly label?: ReactNode
  readonly description?: ReactNode
  readonly disabled?: boolean | undefined
  readonly marginBottom?: BlockMargin | undefined
  readonly isHidden?: boolean | undefined
  /** Added to the shell's own class, for one kind of input. */
  readonly className?: string | undefined
  /** Rendered below the control and above the message: a list of requirements, an open picker. */
  readonly below?: ReactNode
  /** The control: an input that is its own box, or an element with the class `box` that holds the input and its buttons. */
  readonly children: ReactNode
}

/** The frame of every input: the label above, the box, and one line below with the hint or the error. */
export function FieldShell(props: FieldShellProps) {
  const { field, label, description, marginBottom = 'medium', className } = props
  return (
    <div
      className={className ? `${styles.field} ${className}` : styles.field}
      data-status={field.status}
      data-touched={field.isTouched || undefined}
      data-disabled={props.disabled || undefined}
      data-margin={marginBottom}
      hidden={props.isHidden}
      ref={field.gridRef}
    >
      {label && (
        <label className={styles.label} htmlFor={field.inputId}>
          {label}
        </label>
      )}
      {props.children}
      {props.below}
      {(field.isVisited || field.error || description) && (
        // After a rejected submit the first field gets the focus and is read out. Live regions of all invalid fields would talk at once.
        <p className={styles.message} id={field.messageId} aria-live={field.isRefused ? 'off' : 'polite'}>
          {/* In an element, because React could not remove the texts of a hint that the browser has translated. */}
          {field.error ?? (description && <span>{description}</span>)}
        </p>
      )}
    </div>
  )
}
