import type { MouseEvent } from 'react'
import { useHref } from 'react-router'
import { useLocale } from '../locale/language.ts'
import { isPlainClick } from '../navigation/is-plain-click.ts'
import styles from './sign-in-modal.module.css'

export interface SignInLinkProps {
  /** Opens the form over the current page. */
  readonly onOpen: (opener: HTMLElement) => void
}

/** A link to the sign-in page, for new tabs; a plain click opens the form over the current page. */
export function SignInLink({ onOpen }: SignInLinkProps) {
  const { translate } = useLocale()

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onOpen(event.currentTarget)
  }

  return (
    <a className={styles.link} href={useHref('/sign-in')} aria-haspopup="dialog" onClick={handleClick}>
      {translate('sign_in_title')}
    </a>
  )
}
