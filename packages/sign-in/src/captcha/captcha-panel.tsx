import { Button } from '@foyer/kit/button'
import { useEffect, useId, useRef } from 'react'
import styles from './captcha-panel.module.css'

export interface CaptchaPanelProps {
  readonly title: string
  /** What is going on, and what there is to do. */
  readonly words: string
  readonly cancel: string
  /** What the captcha draws into. */
  readonly place: HTMLElement
  /** The person has something to do in here: the focus is led to it. */
  readonly isTurn: boolean
  readonly onCancel: () => void
}

/** Stands in the form while its captcha is under way. The form is as it was, before and after. */
export function CaptchaPanel({ title, words, cancel, place, isTurn, onCancel }: CaptchaPanelProps) {
  const id = useId()
  const heading = useRef<HTMLParagraphElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.append(place)
  }, [place])
  useEffect(() => {
    if (isTurn) heading.current?.focus()
  }, [isTurn])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <p className={styles.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </p>
      <output className={styles.words}>{words}</output>
      <div className={styles.place} ref={box} />
      <Button text={cancel} variant="plain" size="small" events={{ click: onCancel }} />
    </section>
  )
}
