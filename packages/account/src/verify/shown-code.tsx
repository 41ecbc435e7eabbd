import { pageTitle } from '@foyer/kit/page-title'
import { useAccount } from '../provider/account-context.ts'
import styles from './verify.module.css'

export interface ShownCodeProps {
  /** Of the link: what follows `#code=`. */
  readonly code: string
}

/**
 * The code of a mailed link, where it was not asked for: to be typed in the browser that asked.
 * @throws MissingAccountError outside of `<AccountProvider>`
 */
export function ShownCode({ code }: ShownCodeProps) {
  const { translate, Page } = useAccount()
  return (
    <Page title={translate('verify_code_title')}>
      <h1 className={pageTitle} tabIndex={-1}>
        {translate('verify_code_title')}
      </h1>
      <p className={styles.lead}>{translate('verify_code_text')}</p>
      <p className={styles.code} dir="ltr">
        {code}
      </p>
      <p className={styles.note}>{translate('verify_code_ignore')}</p>
    </Page>
  )
}
