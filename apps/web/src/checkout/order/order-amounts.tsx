import { sayMoney, type OrderAmounts } from '@foyer/core/checkout'
import { useCheckoutLocale } from '../checkout-locale.ts'
import styles from './order-amounts.module.css'

export interface OrderAmountsProps {
  readonly amounts: OrderAmounts
  /** ISO 4217, in capitals. */
  readonly currency: string
}

/**
 * The price of an order, and a voucher's discount. Built from phrasing content, because it is rendered inside the paragraph of a text
 * block.
 */
export function OrderAmountRows({ amounts, currency }: OrderAmountsProps) {
  const { translate, lang } = useCheckoutLocale()
  const say = (amount: number): string => sayMoney(amount, currency, lang)
  const { price, discount, total } = amounts
  return (
    <span className={styles.amounts}>
      <strong className={styles.title}>{translate('checkout_summary')}</strong>
      <span className={styles.row}>
        <span>{translate('checkout_price')}</span> <bdi>{say(price)}</bdi>
      </span>
      <span className={styles.row} data-quiet={discount === 0 || undefined}>
        <span>{translate('checkout_done_discount')}</span> <bdi>{say(-discount || 0)}</bdi>
      </span>
      <strong className={styles.row}>
        <span>{translate('checkout_total')}</span> <bdi>{say(total)}</bdi>
      </strong>
    </span>
  )
}
