import { pageTitle } from '@foyer/kit/page-title'
import type { ReactNode } from 'react'
import styles from '../layout/account.module.css'
import { useAccount } from '../provider/account-context.ts'

export interface GoodbyeProps {
  /** Links to go on with. */
  readonly children?: ReactNode
}

/** Says that the account is deleted. @throws MissingAccountError outside of `<AccountProvider>` */
export function Goodbye({ children }: GoodbyeProps) {
  const { translate, Page } = useAccount()
  return (
    <Page title={translate('goodbye_title')}>
      <h1 className={pageTitle} tabIndex={-1}>
        {translate('goodbye_title')}
      </h1>
      <p className={styles.text}>{translate('goodbye_text')}</p>
      {children}
    </Page>
  )
}
