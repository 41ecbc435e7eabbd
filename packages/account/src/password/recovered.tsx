import type { User } from '@foyer/core/wire'
import { Button } from '@foyer/kit/button'
import { pageTitle } from '@foyer/kit/page-title'
import { useLatest } from '@foyer/kit/use-latest'
import type { RecoveredUser as Recovery } from '@foyer/sign-in'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from '../layout/account.module.css'
import formStyles from '../form/account-form.module.css'
import { useFactors } from '../factors/use-factors.ts'
import { useIdentifiers } from '../identifiers/use-identifiers.ts'
import { OtherWays } from '../identities/other-ways.tsx'
import { UnlinkedAccounts } from '../identities/unlinked-accounts.tsx'
import { useIdentities } from '../identities/use-identities.ts'
import { useIdentifierWays, useSessionWays } from '../identities/use-ways.tsx'
import { useAccount } from '../provider/account-context.ts'
import { useSessions } from '../sessions/use-sessions.ts'
import { useUser } from '../user/use-user.ts'
import { EndedPassword } from './ended-password.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'

export interface RecoveredProps {
  /** The accounts that were unlinked: `onSuccess` of `<NewPassword>` has them, and `onEnded` of `<SignIn>`. */
  readonly unlinked: Recovery['unlinked']
  /** From `onEnded` of `<SignIn>`: a sign-in by code has ended a password. `undefined`: it was a recovery, which has set a new one. */
  readonly hadPassword?: boolean | undefined
  /** Called when a new password is set in place of the ended one: render this again without `hadPassword`. */
  readonly onPasswordSet: () => void
  /** Called when the person goes on, and at once if there is nothing to tell. */
  readonly onContinue: () => void
  /** Shown until the server has answered. Default: nothing. */
  readonly loading?: ReactNode
}

interface RecoveredUserProps extends RecoveredProps {
  readonly user: User
}

/**
 * Shown after a recovery, and after a code that was the first proof of the account: lists what else opens the account, and which
 * linked accounts were unlinked because somebody else may have linked them. Where the proof has ended the password, it asks for a
 * new one. If there is nothing to tell, it goes on at once. Nothing while nobody is signed in.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function Recovered(props: RecoveredProps) {
  const { user } = useUser()
  return user && <RecoveredUser key={user.id} {...props} user={user} />
}

function RecoveredUser(props: RecoveredUserProps) {
  const { user, unlinked, hadPassword, onPasswordSet, onContinue, loading = null } = props
  const { translate, Page } = useAccount()
  const accounts = useIdentities()
  const factors = useFactors()
  const sessions = useSessions()
  const identifiers = useIdentifiers(user.id)
  const others = [...useIdentifierWays(identifiers), ...useSessionWays(sessions)]
  const lists = [accounts, factors, sessions, identifiers]
  const isLoading = lists.some(({ list }) => list.status === 'loading')
  const hasNothingToTell =
    !hadPassword &&
    unlinked.length === 0 &&
    accounts.list.status === 'ready' &&
    accounts.list.identities.length === 0 &&
    factors.list.status === 'ready' &&
    factors.list.factors.passkeys.length === 0 &&
    sessions.list.status === 'ready' &&
    identifiers.list.status === 'ready' &&
    others.length === 0
  // Decided when the page opens: after removing the last way here, the person still sees the confirmation.
  const [isShown, setIsShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!isLoading && !hasNothingToTell && !isShown) setIsShown(true)
  const failed = lists.map(({ list }) => list).find((list) => list.status === 'failed')
  const shouldSkip = !isLoading && hasNothingToTell && !isShown

  function retry(): void {
    for (const each of lists) if (each.list.status === 'failed') each.retry()
    // The focused button is removed together with the message.
    heading.current?.focus()
  }

  const latestOnContinue = useLatest(onContinue)
  useEffect(() => {
    if (shouldSkip) latestOnContinue.current()
  }, [shouldSkip, latestOnContinue])

  // While a list is requested again, the page stays, with what was typed.
  if ((isLoading && !isShown) || shouldSkip) return loading
  const title = translate(hadPassword === undefined ? 'recovered_title' : 'ended_title')
  return (
    <Page title={title}>
      <h1 className={pageTitle} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{translate('recovered_text')}</p>
      {hadPassword && <EndedPassword accountName={user.email ?? user.phone} onDone={onPasswordSet} />}
      {unlinked.length > 0 && (
        <UnlinkedAccounts unlinked={unlinked} text={translate('recovered_unlinked_text')} />
      )}
      <OtherWays {...{ accounts, factors, others }} level={2} />
      {failed && <LoadFailure error={failed.error} onRetry={retry} />}
      <div className={formStyles.action}>
        <Button
          text={translate('recovered_go')}
          variant={hadPassword ? 'secondary' : 'primary'}
          events={{ click: onContinue }}
        />
      </div>
    </Page>
  )
}
