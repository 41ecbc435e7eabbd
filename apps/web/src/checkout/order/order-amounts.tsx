import { sayMoney, type OrderAmounts } from '@foyer/core/checkout'
import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useState } from 'react'
import { useCheckoutLocale } from '../checkout-locale.ts'
import styles from './order-amounts.module.css'

export interface OrderAmountsProps {
  /** `null` while they are unknown: the rows keep their place. */
  readonly amounts: OrderAmounts | null
  /** ISO 4217, in capitals. */
  readonly currency: string
}

/**
 * The price of an order, and a voucher's discount. A change of the total is announced. Built from phrasing content, because it is rendered inside the paragraph of a text
 * block.
 */
export function OrderAmountRows({ amounts, currency }: OrderAmountsProps) {
  const { translate, lang } = useCheckoutLocale()
  const say = (amount: number | undefined): string =>
    amount === undefined ? '…' : sayMoney(amount, currency, lang)
  const discount = amounts?.discount ?? 0
  return (
    <span className={styles.amounts}>
      <span className={styles.row} data-title>
        <strong>{translate('checkout_summary')}</strong> {/* There is one product: docs/decisions/065. */}
        <span>{translate('checkout_items', { count: 1 })}</span>
      </span>
      <span className={styles.row}>
        <span>{translate('checkout_price')}</span> <bdi>{say(amounts?.price)}</bdi>
      </span>
      <span className={styles.row} data-quiet={discount === 0 || undefined}>
        <span>{translate('checkout_done_discount')}</span>{' '}
        <bdi>{say(amounts ? -discount || 0 : undefined)}</bdi>
      </span>
      <strong className={styles.row}>
        <span>{translate('checkout_total')}</span> <bdi>{say(amounts?.total)}</bdi>
      </strong>
      {amounts !== null && <TotalNews total={say(amounts.total)} />}
    </span>
  )
}

/** Announces each total but the first: what the page begins with is not news. */
function TotalNews({ total }: { readonly total: string }) {
  const { translate } = useCheckoutLocale()
  const [first] = useState(total)
  const [hasChanged, setHasChanged] = useState(false)
  if (total !== first && !hasChanged) setHasChanged(true)
  return (
    <output className={visuallyHidden}>
      {hasChanged && translate('checkout_total_now', { amount: `\u2068${total}\u2069` })}
    </output>
  )
}
