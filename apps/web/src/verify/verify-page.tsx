import { LinkedSignIn, ShownCode, Verify } from '@foyer/account'
import { SnackbarLayer } from '@foyer/kit/snackbar'
import { useSession, type Ended } from '@foyer/sign-in'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import { AccountMessages } from '../account/locale/account-messages.tsx'
import { SplitLayout } from '../layout/split-layout.tsx'
import { Redirect } from '../pages/lazy/redirect.tsx'
import { createReturnState, readUncheckedFrom, type ReturnState } from '../navigation/return/return-path.ts'
import { useReturnPath } from '../navigation/return/use-return-path.ts'
import { createEndedPage } from '../navigation/use-ended-page.ts'
import { Loading } from '../pages/lazy/loading.tsx'
import { Unreachable } from '../pages/unreachable.tsx'
import { useMailedLink } from './mailed-link.ts'
import { readIsNewMember } from './verify-state.ts'

/**
 * The page on which people prove that an identifier is theirs, and which the links in mails with a code open. Opening a link does nothing,
 * because mail scanners open it too, and run the page's script: the code waits for a press, or is shown, to be typed where it was requested.
 */
export function VerifyPage() {
  const link = useMailedLink()
  const location = useLocation()
  const navigate = useNavigate()
  const { state, session } = useSession()

  function showEnded(ended: Ended): void {
    const page = createEndedPage(ended, location)
    void navigate(page.to, { replace: true, state: page.state })
  }

  if (state.status === 'checking') return <Loading />
  if (state.status === 'unknown') return <Unreachable onRetry={session.refresh} />
  if (link?.purpose === 'sign-in')
    return (
      <VerifyLayout>
        <LinkedSignIn
          key={link.code}
          code={link.code}
          onContinue={() => void navigate('/', { replace: true })}
          onEnded={showEnded}
        />
      </VerifyLayout>
    )
  const mustTypeCode = link !== null && (link.purpose !== 'verify' || state.status === 'signed-out')
  if (mustTypeCode)
    return (
      <VerifyLayout>
        <ShownCode code={link.code} />
      </VerifyLayout>
    )
  if (state.status === 'signed-out') return <Redirect to="/sign-in" state={createSignInState(location)} />
  return (
    <VerifyLayout>
      <VerifyUser key={`${state.user.id} ${link?.code}`} code={link?.code} onEnded={showEnded} />
    </VerifyLayout>
  )
}

/** After signing in, returns to the page that the person was on the way to, which leads here again if necessary, or else to this page. */
function createSignInState(location: Location): ReturnState {
  const from = readUncheckedFrom(location)
  return from === '/' ? createReturnState(location) : { from }
}

interface VerifyUserProps {
  readonly code: string | undefined
  readonly onEnded: (ended: Ended) => void
}

function VerifyUser(props: VerifyUserProps) {
  const next = useReturnPath()
  const navigate = useNavigate()
  return (
    <Verify
      {...props}
      isNewMember={useIsNewMember()}
      onContinue={() => void navigate(next, { replace: true })}
      onSignUp={() => void navigate('/sign-up')}
    />
  )
}

/** Has the person just signed up? Removes that from the history state, so that a reload sends no code. */
function useIsNewMember(): boolean {
  const location = useLocation()
  const navigate = useNavigate()
  const isNewNow = readIsNewMember(location)
  const [isNewMember] = useState(isNewNow)
  const { pathname } = location
  const from = readUncheckedFrom(location)
  useEffect(() => {
    if (isNewNow) void navigate(pathname, { replace: true, state: { from } })
  }, [isNewNow, navigate, pathname, from])
  return isNewMember
}

function VerifyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <AccountMessages>
      <SplitLayout>{children}</SplitLayout>
      <SnackbarLayer />
    </AccountMessages>
  )
}
