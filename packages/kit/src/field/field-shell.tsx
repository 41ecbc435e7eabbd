import type { ReactNode } from 'react'
import type { BlockMargin } from './block-props.ts'
import styles from './field-shell.module.css'
import type { Field } from './use-field.ts'

export interface FieldShellProps {
  readonly field: Field
  readonly label?: ReactNode
  /** Beside the label, at the line's end: a link, a counter. */
  readonly aside?: ReactNode
  readonly description?: ReactNode
  readonly status?: 'error' | 'success' | undefined
  readonly disabled?: boolean | undefined
  readonly marginBottom?: BlockMargin | undefined
  readonly isHidden?: boolean | undefined
  /** The control, and what stands in the same box before and after it. */
  readonly children: ReactNode
}

/** The shell of every input: label above, the box, and one line below that is the hint or the error. */
export function FieldShell(props: FieldShellProps) {
  const { field, label, aside, description, disabled, marginBottom = 'medium', isHidden, children } = props
  const status = props.status ?? field.view.status ?? undefined
  const { error } = field.view
  return (
    <div
      className={styles.field}
      data-status={status}
      data-touched={field.view.isTouched || undefined}
      data-disabled={disabled || undefined}
      data-margin={marginBottom}
      hidden={isHidden}
    >
      {(label || aside) && (
        <div className={styles.head}>
          <label className={styles.label} htmlFor={field.inputId}>
            {label}
          </label>
          {aside}
        </div>
      )}
      <div className={styles.box}>{children}</div>
      <p className={styles.message} id={field.messageId} aria-live="polite">
        {error === null ? description : <ErrorText text={error} />}
      </p>
    </div>
  )
}

/** Told by mark and words as well as by colour. */
function ErrorText({ text }: { readonly text: string }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
        <path
          d="M8 1.8 15 14H1z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M8 6.2v3.6M8 11.4v1" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
      </svg>
      <span>{text}</span>
    </>
  )
}
