import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback } from 'react'
import { useAnswer, type Answer } from '../provider/use-answer.ts'

export type OrderSummary = ResponseBody<'orders'>['orders'][number]

interface ReadyOrders {
  readonly status: 'ready'
  readonly orders: readonly OrderSummary[]
}

export interface Orders {
  readonly list: Answer<ReadyOrders>
  /** Requests them again. */
  readonly retry: () => void
}

/** The orders of the signed-in person, requested once per mount. */
export function useOrders(): Orders {
  const { api } = useApi()
  const read = useCallback(
    async (signal: AbortSignal): Promise<ReadyOrders> => {
      const { orders } = await api.call('orders', { signal })
      return { status: 'ready', orders }
    },
    [api],
  )
  const { answer: list, retry } = useAnswer(read)
  return { list, retry }
}
