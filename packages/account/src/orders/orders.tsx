import { formatMoney } from '@foyer/core/checkout'
import { formatDay } from '@foyer/core/messages'
import { textLink } from '@foyer/kit/text-link'
import { useAccount } from '../provider/account-context.ts'
import { AccountSection } from '../layout/account-section.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { Skeleton } from '../layout/skeleton.tsx'
import listStyles from '../layout/account-list.module.css'
import { useHeadingFocus } from '../layout/use-heading-focus.ts'
import { useListSearch } from '../layout/list/use-list-search.tsx'
import { Day } from '../sessions/day.tsx'
import { OrderDetails } from './order-details.tsx'
import { useOrders } from './use-orders.ts'

/**
 * The person's orders, newest first. A section of `<Account>`.
 * @throws MissingAccountError outside of `<Account>`
 */
export function Orders() {
  const { translate, lang, links, Link } = useAccount()
  const { list, retry } = useOrders()
  const { heading, takeFocus } = useHeadingFocus()
  const orders = list.status === 'ready' ? list.orders : []
  const isEmpty = list.status === 'ready' && orders.length === 0
  const { search, found } = useListSearch({
    rows: orders,
    textOf: ({ number, createdAt, total, currency }) =>
      [number, formatDay(createdAt, lang), formatMoney(total, currency, lang)].join(' '),
    label: translate('orders_search'),
    name: 'orders-search',
  })
  function handleRetry(): void {
    retry()
    takeFocus()
  }

  return (
    <AccountSection title={translate('orders_title')} heading={heading} isFirst>
      {list.status === 'loading' && <Skeleton text={translate('orders_loading')} />}
      {isEmpty && (
        <EmptyState
          action={
            links.checkout !== undefined && (
              <Link href={links.checkout} className={textLink}>
                {translate('orders_start')}
              </Link>
            )
          }
        >
          {translate('orders_empty')}
        </EmptyState>
      )}
      {list.status === 'failed' && <LoadFailure error={list.error} onRetry={handleRetry} />}
      {search}
      {found.length > 0 && (
        <ul className={listStyles.list}>
          {found.map((order) => (
            <li key={order.number} className={listStyles.row}>
              <div className={listStyles.main}>
                {links.order === undefined ? (
                  <bdi>{order.number}</bdi>
                ) : (
                  <Link href={links.order(order.number)} className={textLink}>
                    <bdi>{order.number}</bdi>
                  </Link>
                )}
                <p className={listStyles.detail}>
                  <Day instant={order.createdAt} />
                </p>
              </div>
              <bdi className={listStyles.amount}>{formatMoney(order.total, order.currency, lang)}</bdi>
              <OrderDetails number={order.number} />
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
