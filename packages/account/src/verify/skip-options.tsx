import { Button } from '@foyer/kit/button'
import { textLink } from '@foyer/kit/text-link'
import { useLatest } from '@foyer/kit/use-latest'
import { useSession } from '@foyer/sign-in'
import { useSignOut } from '../user/use-sign-out.ts'
import { useAccount } from '../provider/account-context.ts'
import { useIsRequired } from './use-is-required.ts'
import type { Identifier } from '../identifiers/use-identifiers.ts'
import { verifyMessages } from './verify-messages.ts'
import styles from './verify.module.css'

export interface SkipOptionsProps {
  readonly kind: Identifier['kind']
  /** An identifier of the account is proven, so that nothing requires this one to be. */
  readonly hasProof: boolean
  readonly onLater: () => void
  /** The person has signed out, to sign up again. */
  readonly onSignUp: () => void
}

/**
 * Lets the person put the proof off. If the installation requires it, offers other ways out instead: signing out, signing up again, and
 * the room in which people download their data and delete their account.
 */
export function SkipOptions({ kind, hasProof, onLater, onSignUp }: SkipOptionsProps) {
  const { translate, Link, links } = useAccount()
  const { session } = useSession()
  const { isPending, signOut } = useSignOut(translate('verify_sign_out_failed'))
  const isRequired = useIsRequired()
  /** The current callback, which may have changed by the time that the session has ended. */
  const latestOnSignUp = useLatest(onSignUp)

  async function signUpAgain(): Promise<void> {
    await signOut()
    if (session.getState().status === 'signed-out') latestOnSignUp.current()
  }

  if (hasProof || isRequired === false)
    return <PlainButton text={translate('verify_later')} onPress={onLater} />
  if (isRequired === undefined) return null
  return (
    <>
      <PlainButton
        text={translate(verifyMessages[kind].again)}
        isPending={isPending}
        onPress={() => void signUpAgain()}
      />
      <PlainButton text={translate('verify_sign_out')} isPending={isPending} onPress={() => void signOut()} />
      {links.rooms?.data !== undefined && (
        <p className={styles.way}>
          <Link href={links.rooms.data} className={textLink}>
            {translate('room_data_text')}
          </Link>
        </p>
      )}
    </>
  )
}

interface PlainButtonProps {
  readonly text: string
  readonly isPending?: boolean
  readonly onPress: () => void
}

function PlainButton({ text, isPending = false, onPress }: PlainButtonProps) {
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
