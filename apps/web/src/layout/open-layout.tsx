import { ModalLayer, Modals, ModalStore } from '@foyer/kit/modal'
import { useSession } from '@foyer/sign-in'
import { useState, type ReactNode } from 'react'
import { MemberAction } from '../account/member-action.tsx'
import { SignInLink } from '../sign-in-modal/sign-in-link.tsx'
import { useSignInModal } from '../sign-in-modal/use-sign-in-modal.ts'
import { BarLayout } from './bar-layout.tsx'

export interface OpenLayoutProps {
  /** At the end of the bar for who is signed in: the way out when absent. */
  readonly memberAction?: ReactNode
  readonly children: ReactNode
}

const wayOut = <MemberAction />

/** A page that anybody may see. The way in is in its bar; who signs in there stays, with all that was typed. */
export function OpenLayout({ memberAction = wayOut, children }: OpenLayoutProps) {
  // Of this page alone: what it opens closes with it.
  const [modals] = useState(() => new ModalStore())
  return (
    <Modals value={modals}>
      <BarLayout action={<Action memberAction={memberAction} />}>{children}</BarLayout>
      <ModalLayer />
    </Modals>
  )
}

function Action({ memberAction }: { readonly memberAction: ReactNode }) {
  const { status } = useSession().state
  // Here and not in the link, which goes before the modal does.
  const openSignIn = useSignInModal()
  if (status === 'signed-in') return memberAction
  return status === 'signed-out' && <SignInLink onOpen={(opener) => void openSignIn(opener)} />
}
