import { useCheckoutLocale } from './checkout-locale.ts'
import styles from './checkout.module.css'

/** The terms: shown in a modal over the checkout, and on a page of their own. */
export function Terms() {
  const { translate } = useCheckoutLocale()
  return (
    <>
      <p className={styles.paragraph}>{translate('terms_order')}</p>
      <p className={styles.paragraph}>{translate('terms_text')}</p>
    </>
  )
}

/** The title of the modal: an element, so that it follows the page's language. */
export function TermsTitle() {
  return useCheckoutLocale().translate('terms_title')
}
