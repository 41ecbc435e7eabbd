import { pageTitle } from '@foyer/kit/page-title'
import { useAccountLocale } from '../account/locale/account-locale.ts'
import { Page } from '../layout/page.tsx'
import pageStyles from '../pages/pages.module.css'
import styles from './verify.module.css'

/** The code of a mailed link, where it was not asked for: to be typed in the browser that asked. */
export function ShownCode({ code }: { readonly code: string }) {
  const { translate } = useAccountLocale()
  return (
    <Page title={translate('verify_code_title')}>
      <h1 className={pageTitle} tabIndex={-1}>
        {translate('verify_code_title')}
      </h1>
      <p className={pageStyles.text}>{translate('verify_code_text')}</p>
      <p className={styles.code} dir="ltr">
        {code}
      </p>
      <p className={styles.note}>{translate('verify_code_ignore')}</p>
    </Page>
  )
}
