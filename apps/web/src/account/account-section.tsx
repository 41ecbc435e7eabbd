import { useEffect, useId, type ReactNode, type RefObject } from 'react'
import { useLocation } from 'react-router'
import styles from './account.module.css'

export interface AccountSectionProps {
  readonly title: string
  readonly text?: string
  /** The fragment of addresses that lead to this section, to its heading. */
  readonly anchor?: string
  /** The ref of the heading, which gets the focus when a focused control is removed. */
  readonly heading?: RefObject<HTMLHeadingElement | null>
  /** Left out in print, such as a form or a button. */
  readonly isLeftOutOfPrint?: boolean
  readonly children: ReactNode
}

/** A section of the account page: a heading, a description, and a card. */
export function AccountSection(props: AccountSectionProps) {
  const { title, text, anchor, heading, isLeftOutOfPrint, children } = props
  const id = useId()
  const { hash } = useLocation()

  // The section is rendered after the browser has looked for the fragment, so it is scrolled to here.
  useEffect(() => {
    if (anchor === undefined || hash !== `#${anchor}`) return
    heading?.current?.scrollIntoView()
    heading?.current?.focus({ preventScroll: true })
  }, [anchor, hash, heading])

  return (
    <section
      className={styles.section}
      id={anchor}
      aria-labelledby={id}
      data-screen-only={isLeftOutOfPrint || undefined}
    >
      <h2 className={styles.subtitle} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}
