import { Button } from '@foyer/kit/button'
import { useEffect, useId, useRef } from 'react'
import styles from './captcha-panel.module.css'
import { standInPage } from './stand-in-page.ts'

export interface CaptchaPanelProps {
  readonly title: string
  /** What is going on, and what there is to do. */
  readonly words: string
  readonly cancel: string
  /** What the captcha draws into. */
  readonly place: HTMLElement
  /** The person has something to do in here: the focus is led to it. */
  readonly isTurn: boolean
  /** What it asks may stand elsewhere on the page, where a modal dialog around the form would be in its way. */
  readonly isElsewhere: boolean
  readonly onCancel: () => void
}

/** Stands in the form while its captcha is under way. The form is as it was, before and after. */
export function CaptchaPanel(props: CaptchaPanelProps) {
  const { title, words, cancel, place, isTurn, isElsewhere, onCancel } = props
  const id = useId()
  const heading = useRef<HTMLParagraphElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.append(place)
  }, [place])
  useEffect(() => {
    const dialog = isElsewhere ? box.current?.closest<HTMLDialogElement>('dialog:modal') : null
    return dialog ? standInPage(dialog) : undefined
  }, [isElsewhere])
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
