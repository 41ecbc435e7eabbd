import type { ModalContentProps } from '@foyer/kit/modal'
import { SignIn, SocialButtons, useSession } from '@foyer/sign-in'
import { useEffect, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isPlainClick } from '../navigation/is-plain-click.ts'
import { createReturnState } from '../navigation/return-path.ts'
import { signInOptions } from '../sign-in-options.ts'
import styles from './sign-in-modal.module.css'

/** What the modal holds: the form of the sign-in page. */
export default function SignInForm({ modal }: ModalContentProps) {
  const { state } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  const isSignedIn = state.status === 'signed-in'

  useEffect(() => {
    // By this form, by a provider in a window of its own, or in another tab.
    if (isSignedIn) modal.resolve()
  }, [isSignedIn, modal])

  /** Its links lead where they do on the page of the form, and from there back to this one. */
  function follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !isPlainClick(event)) return
    event.preventDefault()
    // Before the link itself hears of it, which knows of no way back.
    event.stopPropagation()
    void navigate(link.pathname, { state: createReturnState(location) })
  }

  return (
    <div className={styles.form} onClickCapture={follow}>
      <SignIn
        {...signInOptions}
        headingLevel={3}
        // In a window of its own: the page below is not left, and keeps what was typed there.
        social={<SocialButtons display="popup" />}
      />
    </div>
  )
}
