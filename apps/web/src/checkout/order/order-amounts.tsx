import { formatMoney, type OrderAmounts } from '@foyer/core/checkout'
import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useState } from 'react'
import { useLocale } from '../../locale/language.ts'
import { useCheckoutLocale } from '../checkout-locale.ts'
import styles from './order-amounts.module.css'

export interface OrderAmountsProps {
  /** `null` while they are unknown: the rows keep their place. */
  readonly amounts: OrderAmounts | null
  /** ISO 4217, in capitals. */
  readonly currency: string
  /** Whether the person has chosen something here that the amounts depend on: then even the first total is announced. */
  readonly isChosen: boolean
}

/**
 * The price of an order, and a voucher's discount. A change of the total is announced. Built from phrasing content, because it is
 * rendered inside the paragraph of a text block.
 */
export function OrderAmountRows({ amounts, currency, isChosen }: OrderAmountsProps) {
  const { translate, lang } = useCheckoutLocale()
  const discount = amounts?.discount
  return (
    <span className={styles.amounts} aria-busy={amounts === null || undefined}>
      <span className={styles.row} data-title>
        <strong>{translate('checkout_summary')}</strong> {/* There is one product: docs/decisions/065. */}
        <span>{translate('checkout_items', { count: 1 })}</span>
      </span>
      <span className={styles.row}>
        <span>{translate('checkout_price')}</span> <Amount amount={amounts?.price} currency={currency} />
      </span>
      <span className={styles.row} data-quiet={!discount || undefined}>
        <span>{translate('checkout_done_discount')}</span>{' '}
        <Amount amount={discount && -discount} currency={currency} />
      </span>
      <strong className={styles.row}>
        <span>{translate('checkout_total')}</span> <Amount amount={amounts?.total} currency={currency} />
      </strong>
      <TotalAnnouncement total={amounts && formatMoney(amounts.total, currency, lang)} isChosen={isChosen} />
    </span>
  )
}

/** `amount`: `undefined` while it is unknown. */
function Amount({ amount, currency }: { readonly amount: number | undefined; readonly currency: string }) {
  const { translate } = useLocale()
  const { lang } = useCheckoutLocale()
  if (amount !== undefined) return <bdi>{formatMoney(amount, currency, lang)}</bdi>
  return (
    <span>
      <span aria-hidden="true">…</span>
      <span className={visuallyHidden}>{translate('loading')}</span>
    </span>
  )
}

/** Announces the total when it changes, and when it is the result of a choice. The initial total is not announced. */
function TotalAnnouncement({
  total,
  isChosen,
}: {
  readonly total: string | null
  readonly isChosen: boolean
}) {
  const { translate } = useCheckoutLocale()
  const [initialTotal, setInitialTotal] = useState<string | null>(null)
  const [isAnnounced, setIsAnnounced] = useState(false)
  if (total !== null && !isAnnounced) {
    if (initialTotal === null) setInitialTotal(total)
    if (isChosen || (initialTotal !== null && total !== initialTotal)) setIsAnnounced(true)
  }
  return (
    <output className={visuallyHidden}>
      {isAnnounced && translate('checkout_total_now', { amount: `\u2068${total}\u2069` })}
    </output>
  )
}
