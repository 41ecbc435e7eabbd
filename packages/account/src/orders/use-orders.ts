import type { ResponseBody } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'

export type OrderSummary = ResponseBody<'orders'>['orders'][number]

type OrderList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly orders: readonly OrderSummary[] }
  | { readonly status: 'failed'; readonly message: string }

/** The orders of the signed-in person, requested once per mount: remount the component to try again. */
export function useOrders(): OrderList {
  const { api, describeFailure } = useApi()
  const [list, setList] = useStateAfterPress<OrderList>({ status: 'loading' })

  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    const show = (next: OrderList): void => {
      if (!signal.aborted) setList(next)
    }
    api.call('orders', { signal }).then(
      ({ orders }) => show({ status: 'ready', orders }),
      (error: unknown) => show({ status: 'failed', message: describeFailure(error) }),
    )
    return () => asking.abort()
  }, [api, describeFailure, setList])

  return list
}
