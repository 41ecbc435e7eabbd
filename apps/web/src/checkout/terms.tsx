import { useCheckoutLocale } from './checkout-locale.ts'
import styles from './checkout.module.css'

/** What is agreed to: in a dialog over the checkout, and on a page of its own. */
export function Terms() {
  const { translate } = useCheckoutLocale()
  return (
    <>
      <p className={styles.paragraph}>{translate('terms_order')}</p>
      <p className={styles.paragraph}>{translate('terms_text')}</p>
    </>
  )
}
