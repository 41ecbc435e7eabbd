import {
  Account,
  AccountProvider,
  LinkedSignIn,
  Recovered,
  ShownCode,
  SignedOut,
  Undo,
  UnprovenNotice,
  useUnproven,
  useUser,
  Verify,
  type AccountRoom,
} from '@foyer/account'
import { account } from '@foyer/core/messages/en-001'
import { NewPassword, SignIn, SocialButtons, type Ended } from '@foyer/sign-in'
import { useState } from 'react'

const rooms = {
  profile: '/account/profile',
  security: '/account/security',
  connections: '/account/connections',
  data: '/account/data',
}
const links = { account: '/account', rooms, signIn: '/sign-in', recovery: '/recover', verify: '/verify' }
const openAccount = () => location.replace('/account')

/** `/account` and its rooms, or the sign-in form for them. */
export function AccountPage({ room }: { readonly room: AccountRoom | undefined }) {
  const unproven = useUnproven()
  return (
    <AccountProvider messages={account} links={links}>
      {unproven && <UnprovenNotice kind={unproven.kind} />}
      <Account room={room} />
      <SignedOut>
        <SignInHere />
      </SignedOut>
    </AccountProvider>
  )
}

/** People who sign in stay on the page. */
function SignInHere() {
  return (
    <SignIn
      links={{ signUp: '/sign-up', recovery: '/recover' }}
      social={<SocialButtons pathname={location.pathname} />}
    />
  )
}

/** `/undo#token=…`: undoes a changed address or number, after a press; then a new password is set. */
export function UndoPage({ token }: { readonly token: string }) {
  const [recoveryToken, setRecoveryToken] = useState<string>()
  if (recoveryToken !== undefined) return <NewPassword token={recoveryToken} onSuccess={openAccount} />
  return (
    <AccountProvider messages={account} links={links}>
      <Undo token={token} onRecovery={setRecoveryToken} />
    </AccountProvider>
  )
}

interface LinkedCode {
  /** `null`: the page was not opened by a link in a mail. */
  readonly code: string | null
  readonly purpose: string | null
}

/** `/verify#code=…&purpose=…`, and without a code for people who have not proven an address yet. */
export function VerifyPage({ code, purpose }: LinkedCode) {
  const [ended, setEnded] = useState<Ended>()
  return (
    <AccountProvider messages={account} links={links}>
      {ended ? <EndedPage ended={ended} /> : <CodePage {...{ code, purpose }} onEnded={setEnded} />}
    </AccountProvider>
  )
}

/**
 * Opening the link does nothing, because mail scanners open it too: the code waits for a press, or is shown, to be typed in the browser
 * that requested it.
 */
function CodePage({ code, purpose, onEnded }: LinkedCode & { readonly onEnded: (ended: Ended) => void }) {
  const { status } = useUser()
  if (status === 'checking') return null
  if (code !== null && purpose === 'sign-in')
    return <LinkedSignIn code={code} onContinue={openAccount} onEnded={onEnded} />
  if (code !== null && (purpose !== 'verify' || status !== 'signed-in')) return <ShownCode code={code} />
  if (status === 'signed-out') return <SignInHere />
  return (
    <Verify
      code={code ?? undefined}
      onContinue={openAccount}
      onEnded={onEnded}
      onSignUp={() => location.replace('/sign-up')}
    />
  )
}

/** The first proof of an account has ended what somebody else may have left in it. */
function EndedPage({ ended }: { readonly ended: Ended }) {
  const [isPasswordSet, setIsPasswordSet] = useState(false)
  return (
    <Recovered
      unlinked={ended.unlinked}
      hadPassword={isPasswordSet ? undefined : ended.hadPassword}
      onPasswordSet={() => setIsPasswordSet(true)}
      onContinue={openAccount}
    />
  )
}
