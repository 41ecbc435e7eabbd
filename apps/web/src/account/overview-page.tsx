import { pageTitle } from '@foyer/kit/page-title'
import type { User } from '@foyer/core/wire'
import { useShownPhone } from '@foyer/sign-in'
import { Suspense } from 'react'
import { PageLink } from '../navigation/page-link.tsx'
import { InstallOffer } from '../install/install-offer.tsx'
import { Page } from '../layout/page.tsx'
import { useLocale } from '../locale/language.ts'
import { PasskeyOffer } from '../pages/lazy/lazy-notices.ts'
import pageStyles from '../pages/pages.module.css'
import styles from './overview.module.css'
import { MemberLayout } from './layout/member-layout.tsx'

/** The start page of a signed-in person. */
export function OverviewPage({ user }: { readonly user: User }) {
  const { translate } = useLocale()
  const phone = useShownPhone(user.phone)
  const name = user.name ?? user.email ?? phone
  return (
    <MemberLayout aside={<InstallOffer />}>
      <Page title={translate('overview_title')}>
        <h1 className={pageTitle} tabIndex={-1}>
          {translate('overview_title')}
        </h1>
        {name !== null && (
          <p className={styles.text}>
            {translate('overview_text')} <bdi className={styles.name}>{name}</bdi>
          </p>
        )}
        <PageLink href="/account" className={styles.card}>
          <strong>{translate('overview_account')}</strong>
          <span>{translate('overview_account_text')}</span>
        </PageLink>
        <p className={styles.more}>
          <PageLink href="/checkout" className={pageStyles.link}>
            {translate('overview_checkout')}
          </PageLink>
        </p>
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      </Page>
    </MemberLayout>
  )
}
