import type { User } from '@foyer/core/wire'
import { pageTitle } from '@foyer/kit/page-title'
import { Button } from '@foyer/kit/button'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { readReturnPath } from '../../navigation/return-path.ts'
import { Loading } from '../../pages/lazy/loading.tsx'
import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountMessages } from '../locale/account-messages.tsx'
import styles from '../account.module.css'
import formStyles from '../form/account-form.module.css'
import { MemberLayout } from '../layout/member-layout.tsx'
import { OtherWays } from '../identities/other-ways.tsx'
import { UnlinkedAccounts } from '../identities/unlinked-accounts.tsx'
import { EndedPassword } from './ended-password.tsx'
import { createRecoveredState, readHadPassword, readUnlinked } from './recovered-state.ts'
import { useIdentifiers } from '../identifiers/use-identifiers.ts'
import { useIdentifierWays, useSessionWays } from '../identities/use-ways.tsx'
import { useSessions } from '../sessions/use-sessions.ts'
import { useIdentities } from '../identities/use-identities.ts'

/**
 * Shown after a recovery, and after a code that was the first proof of the account: lists what else opens the account, and
 * which linked accounts were unlinked because somebody else may have linked them. Where the proof has ended the password, it asks for a new one. If there
 * is nothing to tell, it goes on at once.
 */
export function RecoveredPage({ user }: { readonly user: User }) {
  return (
    <AccountMessages>
      <MemberLayout>
        <Recovered user={user} />
      </MemberLayout>
    </AccountMessages>
  )
}

function Recovered({ user }: { readonly user: User }) {
  const { translate } = useAccountLocale()
  const location = useLocation()
  const navigate = useNavigate()
  const accounts = useIdentities()
  const { list } = accounts
  const unlinked = readUnlinked(location)
  const hadPassword = readHadPassword(location)
  const next = readReturnPath(location)
  const sessions = useSessions()
  const identifiers = useIdentifiers(user.id)
  const others = [...useIdentifierWays(identifiers), ...useSessionWays(sessions)]
  const isLoading = [list, sessions.list, identifiers.list].some(({ status }) => status === 'loading')
  const hasNothingToTell =
    !hadPassword &&
    unlinked.length === 0 &&
    list.status === 'ready' &&
    list.identities.length === 0 &&
    others.length === 0
  // Decided when the page opens: after removing the last way here, the person still sees the confirmation.
  const [isShown, setIsShown] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!isLoading && !hasNothingToTell && !isShown) setIsShown(true)
  const isPassed = !isLoading && hasNothingToTell && !isShown

  function retry(): void {
    accounts.retry()
    // The focused button goes with the message.
    heading.current?.focus()
  }

  useEffect(() => {
    if (isPassed) void navigate(next, { replace: true })
  }, [isPassed, navigate, next])

  // A list that is asked for again leaves what was typed.
  if ((isLoading && !isShown) || isPassed) return <Loading />
  const title = translate(hadPassword === undefined ? 'recovered_title' : 'ended_title')
  return (
    <Page title={title}>
      <h1 className={pageTitle} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{translate('recovered_text')}</p>
      {hadPassword && (
        <EndedPassword
          accountName={user.email ?? user.phone}
          // The page then says that the new password is set.
          onDone={() =>
            void navigate('.', { replace: true, state: createRecoveredState({ unlinked }, next) })
          }
        />
      )}
      {unlinked.length > 0 && (
        <UnlinkedAccounts unlinked={unlinked} text={translate('recovered_unlinked_text')} />
      )}
      <OtherWays accounts={accounts} others={others} level={2} />
      {list.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{list.message}</p>
          <Button text={translate('sessions_retry')} variant="secondary" events={{ click: retry }} />
        </div>
      )}
      <div className={formStyles.action}>
        <Button
          text={translate('recovered_go')}
          variant={hadPassword ? 'secondary' : 'primary'}
          events={{ click: () => void navigate(next, { replace: true }) }}
        />
      </div>
    </Page>
  )
}
