import type { MouseEvent, ReactNode } from 'react'
import type { BlockProps } from '../../field/block-props.ts'
import { findClickedLink } from '../../field/find-clicked-link.ts'
import styles from './text.module.css'

export interface TextProps extends BlockProps {
  readonly text: ReactNode
  /** Default: `medium`. */
  readonly size?: 'small' | 'medium' | undefined
  /** `quiet`: smaller and muted, for side notes. */
  readonly variant?: 'default' | 'quiet' | undefined
  readonly events?:
    | {
        readonly click?: (() => void) | undefined
        /** A link in the text is being followed; call `preventDefault` on the event to stay on the page. */
        readonly clickLink?: ((href: string, event: MouseEvent) => void) | undefined
      }
    | undefined
}

/** A paragraph between fields. */
export function Text(props: TextProps) {
  const { text, size = 'medium', variant = 'default', marginBottom, isHidden, events } = props

  function handleClick(event: MouseEvent): void {
    events?.click?.()
    const href = findClickedLink(event)
    if (href !== null) events?.clickLink?.(href, event)
  }

  return (
    // The interactive elements are the links in the text, which work by keyboard; the paragraph only listens.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p
      className={styles.text}
      data-size={size}
      data-variant={variant}
      data-margin={marginBottom}
      hidden={isHidden}
      // In the capture phase, so that it runs before the link's own handler, which may navigate with the app's router.
      onClickCapture={events && handleClick}
    >
      {text}
    </p>
  )
}
