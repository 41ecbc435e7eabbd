import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import styles from './content-button.module.css'

export interface ContentButtonProps extends Omit<ButtonProps, 'text' | 'buttonType'> {
  /** What the button shows, such as a logo and a name. No links or inputs: HTML does not allow them in a button. */
  readonly children: ReactNode
}

/** A button around any content, in the style of a secondary action. */
export function ContentButton({ children, ...props }: ContentButtonProps) {
  return (
    <Button
      variant="secondary"
      weight="medium"
      {...props}
      text={<span className={styles.content}>{children}</span>}
    />
  )
}
