import { isolateName, Sentence } from '@foyer/kit/isolated'
import { pageTitle } from '@foyer/kit/page-title'
import { useBrowserValue } from '@foyer/kit/use-browser-value'
import { useSession } from '@foyer/sign-in'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { OpenLayout } from '../layout/open-layout.tsx'
import { Page } from '../layout/page.tsx'
import { Loading } from '../pages/lazy/loading.tsx'
import { CheckoutForm, type CheckoutFormProps } from './checkout-form.tsx'
import { useCheckoutLocale } from './checkout-locale.ts'
import styles from './checkout.module.css'
import type { OrderLocationState } from './order/order-page.tsx'

/** Open to everybody: for signed-in people fields are filled in, and the order is added to their account. */
export function CheckoutPage() {
  const { state } = useSession()
  const user = state.status === 'signed-in' ? state.user : null
  const isEnded = 'isEnded' in state
  const version = useFormVersion(user?.id ?? null, isEnded)
  if (state.status === 'checking') return <Loading />
  return (
    <OpenLayout>
      <Checkout key={version} user={user} isEnded={isEnded} />
    </OpenLayout>
  )
}

/**
 * The form's key. Another person gets a new form, and so does the next person after a sign-out. A person who signs in while filling it
 * in keeps what was typed, and so does one whose session ends meanwhile, because they may sign in again.
 */
function useFormVersion(id: string | null, isEnded: boolean): number {
  const [previous, setPrevious] = useState({ id, version: 0 })
  if (id !== previous.id && !isEnded)
    setPrevious({ id, version: previous.id === null ? previous.version : previous.version + 1 })
  return previous.version
}

function Checkout({ user, isEnded }: Pick<CheckoutFormProps, 'user' | 'isEnded'>) {
  const { translate } = useCheckoutLocale()
  const navigate = useNavigate()
  // The form depends on the date and the person's place, so it is not in the prerendered page. Deferred, so that React renders it
  // in pieces and the browser can handle input in between.
  const isHydrated = useDeferredValue(useBrowserValue(() => true, false))
  const name = user?.name ?? user?.email ?? user?.phone ?? null

  /** Replaces the form in the history, so that going back does not lead to placing the order again. */
  function showOrder(number: string): void {
    const state: OrderLocationState = { isPlaced: true }
    void navigate(`/checkout/orders/${number}`, { state, replace: true })
  }

  return (
    <Page title={translate('checkout_title')}>
      <div className={styles.checkout}>
        <h1 className={pageTitle} tabIndex={-1}>
          {translate('checkout_title')}
        </h1>
        <p className={styles.text}>
          {name === null ? (
            translate('checkout_text')
          ) : (
            <Sentence text={translate('checkout_signed_in', { name: isolateName(name) })} />
          )}
        </p>
        {isHydrated ? (
          <CheckoutForm user={user} isEnded={isEnded} onPlaced={showOrder} />
        ) : (
          <div className={styles.place} />
        )}
      </div>
    </Page>
  )
}
