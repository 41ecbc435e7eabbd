import type { MouseEvent, ReactNode } from 'react'
import type { BlockProps } from '../../field/block-props.ts'
import styles from './button.module.css'

export interface ButtonProps extends BlockProps {
  readonly text: ReactNode
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** `primary`: the one action of a view. `secondary`: beside it. `plain`: looks like a link. */
  readonly variant?: 'primary' | 'secondary' | 'plain' | undefined
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined
  readonly buttonType?: 'button' | 'submit' | undefined
  /** As wide as what it stands in. */
  readonly isWide?: boolean | undefined
  /** A spinner over the text; pressing does nothing. Size and focus stay as they are. */
  readonly isLoading?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** The accessible name, where the text alone does not say enough. */
  readonly label?: string | undefined
  readonly events?: { readonly click?: () => void } | undefined
}

/** A button that says what it does: 'Sign in', not 'Submit'. */
export function Button(props: ButtonProps) {
  const { size = 'medium', variant = 'primary', weight = 'bold', buttonType = 'button', isLoading } = props

  function press(event: MouseEvent): void {
    // Not `disabled`, which would throw the focus away.
    if (isLoading) event.preventDefault()
    else props.events?.click?.()
  }

  return (
    <button
      className={styles.button}
      // eslint-disable-next-line react/button-has-type
      type={buttonType}
      disabled={props.disabled}
      hidden={props.isHidden}
      data-size={size}
      data-variant={variant}
      data-weight={weight}
      data-wide={props.isWide || undefined}
      data-margin={props.marginBottom}
      aria-label={props.label}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={press}
    >
      <span className={styles.text}>{props.text}</span>
      {isLoading && <span className={styles.spinner} />}
    </button>
  )
}
