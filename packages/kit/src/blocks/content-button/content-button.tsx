import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/index.ts'
import styles from './content-button.module.css'

export interface ContentButtonProps extends Omit<ButtonProps, 'text' | 'buttonType'> {
  /** A mark and a name, or whatever else is to be pressed. No links or inputs: they cannot stand in a button. */
  readonly children: ReactNode
}

/** A button around content, in the quiet look of what stands beside the main action. */
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
