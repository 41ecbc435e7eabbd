'use client'

import { LinkedSignIn, Recovered, ShownCode, useUser, Verify } from '@foyer/account'
import { SignIn, SocialButtons, type Ended } from '@foyer/sign-in'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { links } from '../../lib/links'
import { useMailedLink } from '../../lib/use-mailed-link'

/** `/verify#code=…&purpose=…`, and without a code for people who have not proven an address yet. */
export function VerifyLink() {
  const router = useRouter()
  const link = useMailedLink()
  const { status } = useUser()
  const [ended, setEnded] = useState<Ended>()
  const openAccount = () => router.replace(links.account)

  if (link === null || status === 'checking') return null
  if (ended !== undefined) return <EndedPage ended={ended} onContinue={openAccount} />
  // Opening the link does nothing, because mail scanners open it too: the code waits for a press, or is shown, to be typed in the browser
  // that requested it.
  const code = link.get('code') ?? undefined
  const purpose = link.get('purpose')
  if (code !== undefined && purpose === 'sign-in')
    return <LinkedSignIn code={code} onContinue={openAccount} onEnded={setEnded} />
  if (code !== undefined && (purpose !== 'verify' || status !== 'signed-in')) return <ShownCode code={code} />
  if (status === 'signed-out') return <SignIn links={links} social={<SocialButtons pathname="/verify" />} />
  return (
    <Verify
      code={code}
      onContinue={openAccount}
      onEnded={setEnded}
      onSignUp={() => router.replace(links.signUp)}
    />
  )
}

interface EndedPageProps {
  readonly ended: Ended
  readonly onContinue: () => void
}

/** The first proof of an account has ended what somebody else may have left in it. */
function EndedPage({ ended, onContinue }: EndedPageProps) {
  const [isPasswordSet, setIsPasswordSet] = useState(false)
  return (
    <Recovered
      unlinked={ended.unlinked}
      hadPassword={isPasswordSet ? undefined : ended.hadPassword}
      onPasswordSet={() => setIsPasswordSet(true)}
      onContinue={onContinue}
    />
  )
}
