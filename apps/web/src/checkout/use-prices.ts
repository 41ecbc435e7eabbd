import { afterPress } from '@foyer/kit/after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect, useState } from 'react'

/** The price by currency, in its smallest unit; empty until the server has answered, or if it does not. */
export type Prices = ReadonlyMap<string, number>

/** Requests the prices once. An order does not depend on them: its answer states what it costs. */
export function usePrices(): Prices {
  const { api } = useApi()
  const [prices, setPrices] = useState<Prices>(() => new Map())

  useEffect(() => {
    const asking = new AbortController()
    api.call('checkoutOffer', { signal: asking.signal }).then(
      // Deferred, because the prices move what is below them.
      (offer) =>
        afterPress(() => setPrices(new Map(offer.prices.map(({ currency, price }) => [currency, price])))),
      () => {},
    )
    return () => asking.abort()
  }, [api])

  return prices
}
