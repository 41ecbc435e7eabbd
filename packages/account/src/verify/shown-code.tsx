import { pageTitle } from '@foyer/kit/page-title'
import { useAccount } from '../provider/account-context.ts'
import styles from './verify.module.css'

export interface ShownCodeProps {
  /** From the link: what follows `#code=`. */
  readonly code: string
}

/**
 * Shows the code of a mailed link in a browser that has not requested it, so that the person can type it in the one that has.
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
