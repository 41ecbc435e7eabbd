import { SnackbarLayer } from '@foyer/kit/snackbar'
import { useSession } from '@foyer/sign-in'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { AccountMessages } from '../account/locale/account-messages.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { createReturnState } from '../navigation/return-path.ts'
import { Loading } from '../pages/lazy/loading.tsx'
import { Unreachable } from '../pages/unreachable.tsx'
import { LinkedSignIn } from './linked-sign-in.tsx'
import { useMailedLink } from './mailed-link.ts'
import { ShownCode } from './shown-code.tsx'
import { Verify } from './verify.tsx'

/**
 * Where people prove that an identifier is theirs, and where the link of each mail with a code leads. A link alone does nothing, because
 * scanners of mail open it, and run the page's script: the code waits for a press, or is shown, to be typed where it was asked for.
 */
export function VerifyPage() {
  const link = useMailedLink()
  const location = useLocation()
  const { state, session } = useSession()
  if (state.status === 'checking') return <Loading />
  if (state.status === 'unknown') return <Unreachable onRetry={() => void session.refresh()} />
  if (link?.purpose === 'sign-in')
    return (
      <Frame>
        <LinkedSignIn key={link.code} code={link.code} />
      </Frame>
    )
  const isToBeTyped = link !== null && (link.purpose !== 'verify' || state.status === 'signed-out')
  if (isToBeTyped)
    return (
      <Frame>
        <ShownCode code={link.code} />
      </Frame>
    )
  if (state.status === 'signed-out')
    return <Navigate to="/sign-in" replace state={createReturnState(location)} />
  return (
    <Frame>
      <Verify key={`${state.user.id} ${link?.code}`} userId={state.user.id} linkedCode={link?.code} />
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <AccountMessages>
      <SplitLayout>{children}</SplitLayout>
      <SnackbarLayer />
    </AccountMessages>
  )
}
