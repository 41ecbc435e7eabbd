import { pageTitle } from '@foyer/kit/page-title'
import { Button } from '@foyer/kit/button'
import { isolate, Sentence } from '@foyer/kit/isolated'
import { textLink } from '@foyer/kit/text-link'
import { useSession } from '@foyer/sign-in'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { usePageSendsMail } from '../../first-page/page-settings.ts'
import { OpenLayout } from '../../layout/open-layout.tsx'
import { Page } from '../../layout/page.tsx'
import { PageLink } from '../../navigation/page-link.tsx'
import { Loading } from '../../pages/lazy/loading.tsx'
import { useCheckoutLocale } from '../checkout-locale.ts'
import styles from '../checkout.module.css'
import { OrderFacts } from './order-facts.tsx'
import { useOrder, type Order } from './use-order.ts'

/** An order at its own address, visible to the person who placed it: after placing it, after a reload, from the account. */
export function OrderPage() {
  const { number = '' } = useParams()
  const { state } = useSession()
  const [attempt, setAttempt] = useState(0)
  if (state.status === 'checking') return <Loading />
  // Another person gets a new request.
  const readerId = state.status === 'signed-in' ? state.user.id : 'nobody'
  return (
    <OpenLayout>
      <OrderLoader
        key={`${readerId} ${number} ${attempt}`}
        number={number}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </OpenLayout>
  )
}

interface OrderLoaderProps {
  readonly number: string
  readonly onRetry: () => void
}

function OrderLoader({ number, onRetry }: OrderLoaderProps) {
  const { translate, lang } = useCheckoutLocale()
  const state = useOrder(number, lang)
  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'ready':
      return <PlacedOrder order={state.order} />
    case 'unknown':
      return (
        <Page title={translate('order_unknown_title')}>
          <h1 className={pageTitle} tabIndex={-1}>
            {translate('order_unknown_title')}
          </h1>
          <p className={styles.text}>{translate('order_unknown_text')}</p>
          <PageLink href="/checkout" className={`${textLink} ${styles.next}`}>
            {translate('terms_back')}
          </PageLink>
        </Page>
      )
    case 'failed':
      return (
        <Page title={translate('order_title', { number })}>
          <h1 className={pageTitle} tabIndex={-1}>
            {translate('order_title', { number })}
          </h1>
          <p className={styles.text} role="alert">
            {state.message}
          </p>
          <Button text={translate('order_retry')} variant="secondary" events={{ click: onRetry }} />
        </Page>
      )
  }
}

/** The history state, so that the confirmation also shows after a reload. */
export interface OrderLocationState {
  readonly isPlaced: true
}

function PlacedOrder({ order }: { readonly order: Order }) {
  const { translate } = useCheckoutLocale()
  const sendsMail = usePageSendsMail()
  const location = useLocation()
  const isPlaced = (location.state as OrderLocationState | null)?.isPlaced === true
  const title = isPlaced
    ? translate('checkout_done_title')
    : translate('order_title', { number: order.number })
  return (
    <Page title={title}>
      <h1 className={pageTitle} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>
        {isPlaced && translate('checkout_done_text')}{' '}
        {isPlaced && sendsMail && order.email !== null && (
          <Sentence text={translate('checkout_done_mailed', { email: isolate(order.email) })} />
        )}
      </p>
      <OrderFacts order={order} />
      <PageLink href="/checkout" className={`${textLink} ${styles.next}`}>
        {translate('checkout_done_again')}
      </PageLink>
    </Page>
  )
}
