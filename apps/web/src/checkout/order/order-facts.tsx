import { formatMoney } from '@foyer/core/checkout'
import { formatDay } from '@foyer/core/messages'
import { useCheckoutLocale } from '../checkout-locale.ts'
import styles from '../checkout.module.css'
import type { Order } from './use-order.ts'

/** What was ordered, by whom, and the price. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { translate, lang } = useCheckoutLocale()
  const formatAmount = (amount: number): string => formatMoney(amount, order.currency, lang)
  const { email, discount } = order
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [translate('checkout_done_number'), [order.number]],
    [translate('checkout_done_placed'), [formatDay(order.createdAt, lang)]],
    [translate('checkout_phone'), [order.shownPhone]],
    ...(email === null ? [] : [[translate('checkout_done_email'), [email]] as const]),
    [translate('checkout_done_address'), order.shownAddress],
    [translate('checkout_summary'), [translate('checkout_items', { count: 1 })]],
    [translate('checkout_price'), [formatAmount(order.price)]],
    ...(discount === 0 ? [] : [[translate('checkout_done_discount'), [formatAmount(-discount)]] as const]),
    [translate('checkout_total'), [formatAmount(order.total)]],
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, lines]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>
            {lines.map((line, index) => (
              // Lines are aligned with the page; their text keeps its own direction.
              // oxlint-disable-next-line react/no-array-index-key -- lines keep their place, and two may have the same text
              <span key={index} className={styles.line}>
                <bdi>{line}</bdi>
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
