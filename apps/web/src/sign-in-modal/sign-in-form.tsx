import type { ModalContentProps } from '@foyer/kit/modal'
import { SignIn, SocialButtons, useSession } from '@foyer/sign-in'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createEndedPage } from '../navigation/use-ended-page.ts'
import { ReturnStateContext } from '../navigation/page-link.tsx'
import { createReturnState } from '../navigation/return/return-path.ts'
import { reportUnusedPromocode } from '../navigation/report-unused-promocode.ts'
import { useStoredPromocode } from '../navigation/use-stored-promocode.ts'
import { useSignInOptions } from '../sign-in-options.ts'

/** The content of the modal: the form of the sign-in page. */
export default function SignInForm({ modal }: ModalContentProps) {
  const { state, session } = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  // Links lead to the same pages as from the sign-in page, with the current page as the one to return to.
  const returnState = createReturnState(location)
  const isSignedIn = state.status === 'signed-in'

  useEffect(() => {
    // Signed in by this form, in a provider's popup, or in another tab.
    if (isSignedIn) modal.resolve()
  }, [isSignedIn, modal])

  // The form may show recovery codes that the person has not kept yet: ask before it is closed.
  useEffect(() => modal.guard(({ intent }) => intent === 'resolve' || session.mayLeave()), [modal, session])

  return (
    <ReturnStateContext value={returnState}>
      <SignIn
        {...useSignInOptions()}
        {...useStoredPromocode()}
        onEnded={(ended) => {
          const { to, state: next } = createEndedPage(ended, { ...location, state: returnState })
          void navigate(to, { state: next })
        }}
        // The modal's title is the same text.
        hasTitle={false}
        // The modal moves the focus.
        autofocus={false}
        headingLevel={3}
        // In a popup, so that the page below stays open and keeps what was typed there.
        social={<SocialButtons display="popup" onPromocodeUnused={reportUnusedPromocode} />}
      />
    </ReturnStateContext>
  )
}
