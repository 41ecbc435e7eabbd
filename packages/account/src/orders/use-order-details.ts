import type { writeAddress } from '@foyer/core/address-written'
import type { ResponseBody } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useCallback } from 'react'
import { useAnswer, type Answer } from '../provider/use-answer.ts'

interface ReadyOrder {
  readonly status: 'ready'
  readonly order: ResponseBody<'order'>
  /** Returns the lines of its address, as the country writes them, and the country in the given language. */
  readonly writeAddress: typeof writeAddress
}

export interface OrderAnswer {
  readonly answer: Answer<ReadyOrder>
  readonly retry: () => void
}

/** An order of the signed-in person, with the details that the list of orders lacks. Requested when the component mounts. */
export function useOrderDetails(number: string): OrderAnswer {
  const { api } = useApi()
  const read = useCallback(
    async (signal: AbortSignal): Promise<ReadyOrder> => {
      const [order, { writeAddress }] = await Promise.all([
        api.call('order', { params: { number }, signal }),
        // Loaded on demand, because it contains the names of all states.
        import('@foyer/core/address-written'),
      ])
      return { status: 'ready', order, writeAddress }
    },
    [api, number],
  )
  const { answer, retry } = useAnswer(read)
  return { answer, retry }
}
