import { RoomNav } from '@foyer/account'
import { pageTitle } from '@foyer/kit/page-title'
import type { User } from '@foyer/core/wire'
import { useFormattedPhone } from '@foyer/sign-in'
import { Suspense } from 'react'
import { PageLink } from '../navigation/page-link.tsx'
import { InstallOffer } from '../install/install-offer.tsx'
import { Page } from '../layout/page.tsx'
import { useLocale } from '../locale/language.ts'
import { PasskeyOffer } from '../pages/lazy/lazy-notices.ts'
import { MemberLayout } from './layout/member-layout.tsx'
import { AccountMessages } from './locale/account-messages.tsx'
import styles from './overview.module.css'

/** The start page of a signed-in person: who they are, and links to everything else. */
export function OverviewPage({ user }: { readonly user: User }) {
  const { translate } = useLocale()
  const phone = useFormattedPhone(user.phone)
  const name = user.name ?? user.email ?? phone
  // The position of the name in the sentence depends on the language, and the name is an element of its own.
  const placeholder = '\n'
  const [textBefore, textAfter] = translate('overview_text', { name: placeholder }).split(placeholder)
  return (
    <MemberLayout aside={<InstallOffer />}>
      <Page title={translate('overview_title')}>
        <h1 className={pageTitle} tabIndex={-1}>
          {translate('overview_title')}
        </h1>
        {name !== null && (
          <p className={styles.text}>
            {textBefore}
            <bdi className={styles.name}>{name}</bdi>
            {textAfter}
          </p>
        )}
        <AccountMessages>
          <RoomNav />
        </AccountMessages>
        <PageLink href="/checkout" className={styles.card}>
          <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 4h2l1.75 8.5h8L16.5 6.5h-11M8 16a.75.75 0 1 0 0 .01M14 16a.75.75 0 1 0 0 .01" />
          </svg>
          <strong>{translate('overview_checkout')}</strong>
          <span>{translate('overview_checkout_text')}</span>
          <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M4.5 2.5 8 6 4.5 9.5" />
          </svg>
        </PageLink>
        <PageLink href="/kit" className={styles.card}>
          <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M3 4.5h14v4H3zM3 11.5h14v4H3zM6 6.5h2M6 13.5h5" />
          </svg>
          <strong>{translate('overview_kit')}</strong>
          <span>{translate('overview_kit_text')}</span>
          <svg className={styles.chevron} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M4.5 2.5 8 6 4.5 9.5" />
          </svg>
        </PageLink>
        <Suspense>
          <PasskeyOffer />
        </Suspense>
      </Page>
    </MemberLayout>
  )
}
