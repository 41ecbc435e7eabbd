import { Button } from '@foyer/kit/button'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './folded-ways.module.css'

interface FoldedWaysProps {
  /** The text of the button, and the accessible name of the list that replaces it. */
  readonly text: string
  /** `<li>`s, each with a button. */
  readonly children: ReactNode
}

/** A button that is replaced by a list of ways when it is pressed. */
export function FoldedWays({ text, children }: FoldedWaysProps) {
  const [isOpen, setIsOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The pressed button has been replaced by these.
    if (isOpen) list.current?.querySelector('button')?.focus()
  }, [isOpen])

  if (!isOpen)
    return (
      <div className={styles.closed}>
        <Button
          text={text}
          variant="plain"
          size="small"
          weight="medium"
          events={{ click: () => setIsOpen(true) }}
        />
      </div>
    )
  return (
    <ul className={styles.list} aria-label={text} ref={list}>
      {children}
    </ul>
  )
}
