import type { ResponseBody } from '@foyer/core/wire'
import { ApiError, useApi, type Api } from '@foyer/sign-in'
import { useEffect, useState } from 'react'

export interface Order extends ResponseBody<'order'> {
  /** The phone number, grouped as in its country. */
  readonly shownPhone: string
  /** The lines of the address, as its country writes them. */
  readonly shownAddress: readonly string[]
}

export type OrderState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly order: Order }
  /** It does not exist, or belongs to somebody else. */
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly message: string }

/** An order, requested once per mount: remount the component to try again. */
export function useOrder(number: string, lang: string): OrderState {
  const { api, describeFailure } = useApi()
  const [state, setState] = useState<OrderState>({ status: 'loading' })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const update = (next: OrderState): void => {
      if (signal.aborted) return
      // If a new request fails, for example after a change of language, the order that is shown stays.
      setState((previous) => (previous.status === 'ready' && next.status === 'failed' ? previous : next))
    }
    loadOrder(api, number, lang, signal).then(
      (order) => update({ status: 'ready', order }),
      (error: unknown) =>
        update(
          error instanceof ApiError && error.code === 'not_found'
            ? { status: 'unknown' }
            : { status: 'failed', message: describeFailure(error) },
        ),
    )
    return () => controller.abort()
  }, [api, number, lang, describeFailure])

  return state
}

async function loadOrder(api: Api, number: string, lang: string, signal: AbortSignal): Promise<Order> {
  const [order, { displayPhone }, { writeAddress }] = await Promise.all([
    api.call('order', { params: { number }, signal }),
    import('@foyer/core/phone-display'),
    import('@foyer/core/address-written'),
  ])
  return { ...order, shownPhone: displayPhone(order.phone), shownAddress: writeAddress(order, lang) }
}
