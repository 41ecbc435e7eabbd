import { Button } from '@foyer/kit/button'
import { findModalAround } from '@foyer/kit/tree-of'
import { useEffect, useId, useRef } from 'react'
import type { SignInMessageKey } from '../messages/messages.ts'
import { useFoyer } from '../plugins/foyer-context.ts'
import styles from './captcha-panel.module.css'
import { showInPage } from './show-in-page.ts'

export interface CaptchaPanelProps {
  /** Says what is happening, and what the person has to do. */
  readonly message: SignInMessageKey
  /** The element that the captcha renders into. */
  readonly container: HTMLElement
  /** It is the person's turn: the focus moves here. */
  readonly shouldFocus: boolean
  /** The captcha may open elsewhere on the page, where a modal dialog around the form would make it inert. */
  readonly canOpenElsewhere: boolean
  readonly onCancel: () => void
}

/** Shown in the form while its captcha runs. */
export function CaptchaPanel(props: CaptchaPanelProps) {
  const { message, container, shouldFocus, canOpenElsewhere, onCancel } = props
  const { translate } = useFoyer('CaptchaPanel')
  const id = useId()
  const heading = useRef<HTMLParagraphElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.append(container)
  }, [container])
  useEffect(() => {
    const dialog = canOpenElsewhere && box.current ? findModalAround(box.current) : null
    return dialog ? showInPage(dialog) : undefined
  }, [canOpenElsewhere])
  useEffect(() => {
    if (shouldFocus) heading.current?.focus()
  }, [shouldFocus])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      {/* Above all content that comes and goes, so that a button does not move while it is being pressed. */}
      <div className={styles.head}>
        <p className={styles.title} id={id} ref={heading} tabIndex={-1}>
          {translate('captcha_title')}
        </p>
        <Button
          text={translate('captcha_cancel')}
          variant="plain"
          size="small"
          events={{ click: onCancel }}
        />
      </div>
      <output className={styles.message}>{translate(message)}</output>
      <div className={styles.place} ref={box} />
    </section>
  )
}
