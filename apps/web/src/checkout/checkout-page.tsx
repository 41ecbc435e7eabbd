import type { User } from '@foyer/core/wire'
import { useSession } from '@foyer/sign-in'
import { useState } from 'react'
import { OpenLayout } from '../layout/open-layout.tsx'
import { Page } from '../layout/page.tsx'
import { Loading } from '../pages/loading.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { useCheckoutLocale } from './checkout-locale.ts'
import styles from './checkout.module.css'
import { OrderPlaced } from './order-placed.tsx'
import type { Placed } from './use-checkout-form.ts'

/** Open to anyone: who is signed in has less to fill in, and the order with their account. */
export function CheckoutPage() {
  const { state } = useSession()
  const user = state.status === 'signed-in' ? state.user : null
  const round = useRound(user?.id ?? null)
  if (state.status === 'checking') return <Loading />
  return (
    <OpenLayout>
      <Checkout key={round} user={user} />
    </OpenLayout>
  )
}

/** Of another person it is another form. Who signs in while filling it in goes on with what they have typed. */
function useRound(id: string | null): number {
  const [known, setKnown] = useState({ id, round: 0 })
  if (id !== known.id) setKnown({ id, round: known.id === null ? known.round : known.round + 1 })
  return known.round
}

function Checkout({ user }: { readonly user: User | null }) {
  const { translate } = useCheckoutLocale()
  const [placed, setPlaced] = useState<Placed | null>(null)
  const name = user?.name ?? user?.email ?? user?.phone ?? null
  return (
    <Page title={translate(placed === null ? 'checkout_title' : 'checkout_done_title')}>
      <div className={styles.checkout}>
        {placed === null ? (
          <>
            <h1 className={styles.title} tabIndex={-1}>
              {translate('checkout_title')}
            </h1>
            <p className={styles.text}>
              {name === null
                ? translate('checkout_text')
                : translate('checkout_signed_in', { name: `\u2068${name}\u2069` })}
            </p>
            <CheckoutForm user={user} onPlaced={setPlaced} />
          </>
        ) : (
          <OrderPlaced placed={placed} onAgain={() => setPlaced(null)} />
        )}
      </div>
    </Page>
  )
}
