import { Button } from '@foyer/kit/button'
import { useLocale } from '../locale/language.ts'
import { useCheckoutLocale } from './checkout-locale.ts'
import styles from './checkout.module.css'

/** Above the button that orders as a guest, for a person whose session has ended meanwhile: signing in again keeps what is filled in. */
export function EndedChoice({ onSignIn }: { readonly onSignIn: () => void }) {
  const { translate } = useCheckoutLocale()
  const { translate: translatePage } = useLocale()
  return (
    <>
      <span className={styles.choice}>{translate('checkout_ended')}</span>
      <Button text={translatePage('sign_in_title')} variant="secondary" isWide events={{ click: onSignIn }} />
    </>
  )
}
