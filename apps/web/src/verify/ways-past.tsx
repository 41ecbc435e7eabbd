import { Button } from '@foyer/kit/button'
import { useSession } from '@foyer/sign-in'
import { useNavigate } from 'react-router'
import { useSignOut } from '../account/layout/use-sign-out.ts'
import { useAccountLocale } from '../account/locale/account-locale.ts'
import { useLocale } from '../locale/language.ts'
import { useIsRequired } from './use-is-required.ts'
import type { Identifier } from '../account/identifiers/use-identifiers.ts'
import { verifyMessages } from './verify-messages.ts'

export interface WaysPastProps {
  readonly kind: Identifier['kind']
  /** An identifier of the account is proven, so that nothing requires this one to be. */
  readonly hasProof: boolean
  readonly onLater: () => void
}

/** Puts the proof off. Where the installation requires it, there are other ways out: signing out, and signing up again. */
export function WaysPast({ kind, hasProof, onLater }: WaysPastProps) {
  const { translate } = useAccountLocale()
  const { translate: say } = useLocale()
  const { session } = useSession()
  const navigate = useNavigate()
  const { isPending, signOut } = useSignOut()
  const isRequired = useIsRequired()

  async function signUpAgain(): Promise<void> {
    await signOut()
    if (session.getState().status === 'signed-out') await navigate('/sign-up')
  }

  if (hasProof || isRequired === false) return <Way text={translate('verify_later')} onPress={onLater} />
  if (isRequired === undefined) return null
  return (
    <>
      <Way
        text={translate(verifyMessages[kind].again)}
        isPending={isPending}
        onPress={() => void signUpAgain()}
      />
      <Way text={say('account_sign_out')} isPending={isPending} onPress={() => void signOut()} />
    </>
  )
}

interface WayProps {
  readonly text: string
  readonly isPending?: boolean
  readonly onPress: () => void
}

function Way({ text, isPending = false, onPress }: WayProps) {
  return (
    <Button
      text={text}
      variant="plain"
      size="small"
      weight="medium"
      isLoading={isPending}
      events={{ click: onPress }}
    />
  )
}
