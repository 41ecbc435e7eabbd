import { pageTitle } from '@foyer/kit/page-title'
import { textLink } from '@foyer/kit/text-link'
import { OpenLayout } from '../layout/open-layout.tsx'
import { Page } from '../layout/page.tsx'
import { PageLink } from '../navigation/page-link.tsx'
import { useCheckoutLocale } from './checkout-locale.ts'
import styles from './checkout.module.css'
import { Terms } from './terms.tsx'

export function TermsPage() {
  const { translate } = useCheckoutLocale()
  return (
    <OpenLayout>
      <Page title={translate('terms_title')}>
        <h1 className={pageTitle} tabIndex={-1}>
          {translate('terms_title')}
        </h1>
        <Terms />
        <p className={styles.paragraph}>
          <PageLink href="/checkout" className={textLink}>
            {translate('terms_back')}
          </PageLink>
        </p>
        <p className={styles.paragraph}>
          {/* A file made by the build, so a plain link. */}
          <a href="/licences.txt" className={textLink}>
            {translate('terms_licences')}
          </a>
        </p>
      </Page>
    </OpenLayout>
  )
}
