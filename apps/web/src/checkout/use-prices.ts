import { afterPress } from '@foyer/kit/after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect, useState } from 'react'

/** The price by currency, in its smallest unit. `null` until the server has answered; empty if it does not. */
export type Prices = ReadonlyMap<string, number> | null

/** Requests the prices once. An order does not depend on them: its answer states what it costs. */
export function usePrices(): Prices {
  const { api } = useApi()
  const [prices, setPrices] = useState<Prices>(null)

  useEffect(() => {
    const controller = new AbortController()
    api.call('checkoutOffer', { signal: controller.signal }).then(
      (offer) => setPrices(new Map(offer.prices.map(({ currency, price }) => [currency, price]))),
      // Deferred, because what is below the amounts moves up without them.
      () =>
        afterPress(() => {
          if (!controller.signal.aborted) setPrices(new Map())
        }),
    )
    return () => controller.abort()
  }, [api])

  return prices
}
