import { useId, type ReactNode, type RefObject } from 'react'
import styles from './account.module.css'

export interface AccountSectionProps {
  readonly title: string
  readonly text?: string
  /** Takes the focus when what had it is gone. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  /** Nothing to read on paper: a form, a button. */
  readonly isLeftOutOfPrint?: boolean
  readonly children: ReactNode
}

/** One subject of the account page: a heading, a line about it, and its card. */
export function AccountSection({ title, text, heading, isLeftOutOfPrint, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id} data-screen-only={isLeftOutOfPrint || undefined}>
      <h2 className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
