import type { MouseEvent, ReactNode } from 'react'
import type { BlockProps } from '../../field/block-props.ts'
import { findClickedLink } from '../../field/find-clicked-link.ts'
import styles from './text.module.css'

export interface TextProps extends BlockProps {
  readonly text: ReactNode
  readonly size?: 'small' | 'medium' | undefined
  /** `quiet`: said in passing. */
  readonly variant?: 'default' | 'quiet' | undefined
  readonly events?:
    | {
        readonly click?: () => void
        /** A link in the text is followed; `preventDefault` on the event keeps the page where it is. */
        readonly clickLink?: (href: string, event: MouseEvent) => void
      }
    | undefined
}

/** A paragraph between the fields. */
export function Text(props: TextProps) {
  const { text, size = 'medium', variant = 'default', marginBottom, isHidden, events } = props

  function press(event: MouseEvent): void {
    events?.click?.()
    const href = findClickedLink(event)
    if (href !== null) events?.clickLink?.(href, event)
  }

  return (
    // What is pressed are its links, which bring their keys: the text itself does nothing.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p
      className={styles.text}
      data-size={size}
      data-variant={variant}
      data-margin={marginBottom}
      hidden={isHidden}
      // Before the link itself, which may follow by the app's router.
      onClickCapture={events && press}
    >
      {text}
    </p>
  )
}
