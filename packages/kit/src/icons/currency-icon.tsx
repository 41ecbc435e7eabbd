import { useKitLocale } from '../messages/messages.ts'
import { currencySymbol } from './currency-symbol.ts'
import styles from './currency-icon.module.css'

/** A currency's symbol in a circle, by its code in lower case. Decorative: the currency's name is beside it. */
export function CurrencyIcon({ code }: { readonly code: string }) {
  const locale = useKitLocale()
  const symbol = currencySymbol(code, locale)
  return (
    <span className={styles.icon} data-length={Array.from(symbol).length} aria-hidden="true">
      {symbol}
    </span>
  )
}
