import { ModalLayer, Modals, ModalStore } from '@foyer/kit/modal'
import { useSession } from '@foyer/sign-in'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { MemberAction } from '../account/layout/member-action.tsx'
import { EndedNotice } from '../pages/lazy/lazy-notices.ts'
import { SignInLink } from '../sign-in-modal/sign-in-link.tsx'
import { useSignInModal } from '../sign-in-modal/use-sign-in-modal.tsx'
import { loadUnlessLeft } from '../navigation/load-unless-left.ts'
import { BarLayout } from './bar-layout.tsx'
import { useFocusAfterRemoval } from './focus/use-focus-after-removal.ts'

export interface OpenLayoutProps {
  /** Shown at the end of the bar for signed-in people. Default: the sign-out button. */
  readonly memberAction?: ReactNode
  readonly children: ReactNode
}

const defaultMemberAction = <MemberAction />

/** Shows the message if signing out fails. Only loaded for signed-in people, since nothing else shows snackbars here. */
const MemberSnackbars = lazy<ComponentType>(() =>
  loadUnlessLeft(() => import('@foyer/kit/snackbar')).then(
    ({ SnackbarLayer }) => ({ default: SnackbarLayer as ComponentType }),
    () => ({ default: () => null }),
  ),
)

/** The layout of public pages. Signing in from the bar keeps the page, with all that was typed. */
export function OpenLayout({ memberAction = defaultMemberAction, children }: OpenLayoutProps) {
  // A store of this page's own, so that its modals close with it.
  const [modals] = useState(() => new ModalStore())
  const { state } = useSession()
  return (
    <Modals value={modals}>
      <BarLayout action={<Action memberAction={memberAction} />}>
        {'isEnded' in state && (
          <Suspense>
            <EndedNotice />
          </Suspense>
        )}
        {children}
      </BarLayout>
      <ModalLayer />
      {state.status === 'signed-in' && (
        <Suspense>
          <MemberSnackbars />
        </Suspense>
      )}
    </Modals>
  )
}

function Action({ memberAction }: { readonly memberAction: ReactNode }) {
  const { status } = useSession().state
  // Not in <SignInLink>, which unmounts before the modal does.
  const openSignIn = useSignInModal()
  useFocusAfterRemoval()
  if (status === 'signed-in') return memberAction
  return status === 'signed-out' && <SignInLink onOpen={(opener) => void openSignIn(opener)} />
}
