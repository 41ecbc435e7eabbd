import { spinner } from '../../styles/spinner.ts'
import type { MouseEvent, ReactNode } from 'react'
import type { BlockProps } from '../../field/block-props.ts'
import styles from './button.module.css'

export interface ButtonProps extends BlockProps {
  readonly text: ReactNode
  /** Default: `medium`. */
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** `primary`: the main action of a view. `secondary`: an action beside it. `plain`: looks like a link. Default: `primary`. */
  readonly variant?: 'primary' | 'secondary' | 'plain' | undefined
  /** Of the text. Default: `bold`. */
  readonly weight?: 'regular' | 'medium' | 'bold' | undefined
  /** `submit` submits the form around it; prefer `<Submit>`, which knows the form's state. Default: `button`. */
  readonly buttonType?: 'button' | 'submit' | undefined
  /** As wide as its container. Default: false. */
  readonly isWide?: boolean | undefined
  /** Shows a spinner over the text; a press does nothing. The button keeps its size and the focus. */
  readonly isLoading?: boolean | undefined
  readonly disabled?: boolean | undefined
  /**
   * The id of the text that says why the button is unavailable. The button looks and is announced as disabled, but stays in the tab order,
   * so that screen reader users reach it and hear the reason.
   */
  readonly unavailableBecause?: string | undefined
  /** The accessible name, where the text alone is not clear enough. */
  readonly label?: string | undefined
  /** `click`: the button was pressed, and is neither loading nor unavailable. */
  readonly events?: { readonly click?: (() => void) | undefined } | undefined
}

/** A button. Let its text name the action: 'Sign in', not 'Submit'. */
export function Button(props: ButtonProps) {
  const { size = 'medium', variant = 'primary', weight = 'bold', buttonType = 'button', isLoading } = props

  const isInert = isLoading === true || props.unavailableBecause !== undefined

  function handleClick(event: MouseEvent): void {
    // Not the `disabled` attribute, which would take the focus away.
    if (isInert) event.preventDefault()
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
      aria-disabled={isInert || undefined}
      aria-describedby={props.unavailableBecause}
      onClick={handleClick}
    >
      <span className={styles.text}>{props.text}</span>
      {isLoading && <span className={spinner} />}
    </button>
  )
}
