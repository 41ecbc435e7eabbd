import type { snackbarMessages } from '@foyer/core/messages/en-001/kit'
import { memo, useId, useLayoutEffect, useRef } from 'react'
import type { KitTranslate } from '../../messages/messages.ts'
import { CloseButton } from '../close-button/close-button.tsx'
import { SnackbarIcon } from './snackbar-icon.tsx'
import type { Snackbar, SnackbarStore } from './snackbar-store.ts'
import styles from './snackbar.module.css'

export interface SnackbarItemProps {
  readonly snackbar: Snackbar
  readonly isLeaving: boolean
  readonly store: SnackbarStore
  /** Moves the focus away before the element is removed. */
  readonly leaveFocus: (element: HTMLElement) => void
  readonly translate: KitTranslate<keyof typeof snackbarMessages>
}

/** A snackbar. Memoised, so that it does not render as its time passes. */
export const SnackbarItem = memo(function SnackbarItem(props: SnackbarItemProps) {
  const { snackbar, isLeaving, store, leaveFocus, translate } = props
  const { id, title, text, variant, render, close } = snackbar
  const ref = useRef<HTMLLIElement>(null)
  const textId = useId()

  useLayoutEffect(() => {
    const element = ref.current
    if (!isLeaving || element === null) return
    leaveFocus(element)
    // Only the closing transitions: when it is closed at once, its opening may still be running.
    const transitions = (element.getAnimations() as CSSTransition[])
      .filter(({ transitionProperty }) => transitionProperty === 'opacity')
      .map(({ finished }) => finished)
    void Promise.allSettled(transitions).then(() => store.remove(id))
  }, [isLeaving, leaveFocus, store, id])

  const isNamed = variant === 'info' || variant === 'success' || variant === 'error'
  return (
    <li
      ref={ref}
      className={styles.snackbar}
      data-variant={variant}
      data-leaving={isLeaving || undefined}
      inert={isLeaving}
    >
      {variant === 'custom' && render ? (
        render(snackbar)
      ) : (
        <>
          {isNamed && <SnackbarIcon variant={variant} label={translate(`snackbar_${variant}`)} />}
          <div className={styles.text} id={textId}>
            {title !== undefined && <p className={styles.title}>{title}</p>}
            {text !== undefined && <p>{text}</p>}
          </div>
          <CloseButton aria-label={translate('snackbar_close')} aria-describedby={textId} onClick={close} />
        </>
      )}
    </li>
  )
})
