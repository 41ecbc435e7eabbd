import { pageTitle } from '@foyer/kit/page-title'
import { Button } from '@foyer/kit/button'
import { SocialIcon } from '@foyer/kit/social-icon'
import { nameProvider, type RecoveredUser } from '@foyer/sign-in'
import { useEffect, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Page } from '../../layout/page.tsx'
import { readReturnPath } from '../../navigation/return-path.ts'
import { Loading } from '../../pages/lazy/loading.tsx'
import { useAccountLocale } from '../locale/account-locale.ts'
import { AccountMessages } from '../locale/account-messages.tsx'
import listStyles from '../account-list.module.css'
import styles from '../account.module.css'
import formStyles from '../form/account-form.module.css'
import { MemberLayout } from '../layout/member-layout.tsx'
import { OtherWays } from '../identities/other-ways.tsx'
import { readUnlinked } from './recovered-state.ts'
import { useIdentities } from '../identities/use-identities.ts'

/**
 * Shown after a recovery: lists which linked accounts still grant access, and which were unlinked because somebody else may have linked
 * them. If there are none, it goes on at once.
 */
export function RecoveredPage() {
  return (
    <AccountMessages>
      <MemberLayout>
        <Recovered />
      </MemberLayout>
    </AccountMessages>
  )
}

function Recovered() {
  const { translate } = useAccountLocale()
  const location = useLocation()
  const navigate = useNavigate()
  const accounts = useIdentities()
  const { list } = accounts
  const unlinked = readUnlinked(location)
  const next = readReturnPath(location)
  const hasNothingToTell = unlinked.length === 0 && list.status === 'ready' && list.identities.length === 0
  // Decided when the page opens: after removing the last account here, the person still sees the confirmation.
  const isPassed = hasNothingToTell && !accounts.isChanged

  useEffect(() => {
    if (isPassed) void navigate(next, { replace: true })
  }, [isPassed, navigate, next])

  if (list.status === 'loading' || isPassed) return <Loading />
  return (
    <Page title={translate('recovered_title')}>
      <h1 className={pageTitle} tabIndex={-1}>
        {translate('recovered_title')}
      </h1>
      <p className={styles.text}>{translate('recovered_text')}</p>
      {unlinked.length > 0 && <Unlinked unlinked={unlinked} />}
      <OtherWays accounts={accounts} level={2} />
      {list.status === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>{list.message}</p>
          <Button text={translate('sessions_retry')} variant="secondary" events={{ click: accounts.retry }} />
        </div>
      )}
      <div className={formStyles.action}>
        <Button
          text={translate('recovered_go')}
          events={{ click: () => void navigate(next, { replace: true }) }}
        />
      </div>
    </Page>
  )
}

function Unlinked({ unlinked }: Pick<RecoveredUser, 'unlinked'>) {
  const { translate } = useAccountLocale()
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.subtitle} id={id}>
        {translate('recovered_unlinked_title')}
      </h2>
      <p className={styles.text}>{translate('recovered_unlinked_text')}</p>
      <ul className={listStyles.list}>
        {unlinked.map(({ social, name }) => (
          <li key={social} className={listStyles.row}>
            <SocialIcon name={social} />
            <div className={listStyles.device}>
              <strong>{nameProvider(social)}</strong>
              {name !== null && (
                <p className={listStyles.detail}>
                  <bdi>{name}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
