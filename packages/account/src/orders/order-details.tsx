import { formatMoney } from '@foyer/core/checkout'
import { visuallyHidden } from '@foyer/kit/visually-hidden'
import { useRef, useState } from 'react'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import { useAccount } from '../provider/account-context.ts'
import styles from '../sessions/device-details.module.css'
import { useOrderDetails } from './use-order-details.ts'

export interface OrderDetailsProps {
  readonly number: string
}

/** The receipt of an order: its items, its amounts, and its address. Requested when it is opened. */
export function OrderDetails({ number }: OrderDetailsProps) {
  const { translate } = useAccount()
  const [wasOpened, setWasOpened] = useState(false)
  const summary = useRef<HTMLElement>(null)
  return (
    <details
      className={styles.details}
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true)
      }}
    >
      <summary className={styles.summary} ref={summary}>
        {translate('orders_details')}
        <span className={visuallyHidden}>: {number}</span>
      </summary>
      {/* The pressed button is removed together with the message. */}
      {wasOpened && <Receipt number={number} onRetry={() => summary.current?.focus()} />}
    </details>
  )
}

interface ReceiptProps extends OrderDetailsProps {
  /** Called when the person tries to load it again. */
  readonly onRetry: () => void
}

function Receipt({ number, onRetry }: ReceiptProps) {
  const { translate, lang } = useAccount()
  const { answer, retry } = useOrderDetails(number)

  function handleRetry(): void {
    retry()
    onRetry()
  }

  if (answer.status === 'loading') return <Skeleton text={translate('orders_loading')} />
  if (answer.status === 'failed') return <LoadFailure error={answer.error} onRetry={handleRetry} />
  const { order, writeAddress } = answer
  const formatAmount = (amount: number): string => formatMoney(amount, order.currency, lang)
  const rows: readonly (readonly [string, readonly string[]])[] = [
    // There is one product: docs/decisions/065.
    [translate('orders_items', { count: 1 }), []],
    [translate('orders_price'), [formatAmount(order.price)]],
    ...(order.discount === 0
      ? []
      : [[translate('orders_discount'), [formatAmount(-order.discount)]] as const]),
    [translate('orders_total'), [formatAmount(order.total)]],
    [translate('orders_address'), writeAddress(order, lang)],
  ]
  return (
    <dl className={styles.list}>
      {rows.map(([term, lines]) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>
            {lines.map((line, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- lines keep their place, and two may have the same text
              <div key={index}>
                <bdi>{line}</bdi>
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
