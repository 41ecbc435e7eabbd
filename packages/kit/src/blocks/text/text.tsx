import type { ReactNode } from 'react'
import type { BlockProps } from '../../field/block-props.ts'
import styles from './text.module.css'

export interface TextProps extends BlockProps {
  readonly text: ReactNode
  readonly size?: 'small' | 'medium' | undefined
  /** `quiet`: said in passing. */
  readonly variant?: 'default' | 'quiet' | undefined
}

/** A paragraph between the fields. */
export function Text({ text, size = 'medium', variant = 'default', marginBottom, isHidden }: TextProps) {
  return (
    <p
      className={styles.text}
      data-size={size}
      data-variant={variant}
      data-margin={marginBottom}
      hidden={isHidden}
    >
      {text}
    </p>
  )
}
