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

type Answer =
  | { readonly status: 'loading' | 'unknown' }
  | { readonly status: 'ready'; readonly write: (lang: string) => Order }
  | { readonly status: 'failed'; readonly error: unknown }

/** An order, requested once per mount: remount the component to try again. */
export function useOrder(number: string, lang: string): OrderState {
  const { api, describeFailure } = useApi()
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const update = (next: Answer): void => {
      if (!signal.aborted) setAnswer(next)
    }
    loadOrder(api, number, signal).then(
      (write) => update({ status: 'ready', write }),
      (error: unknown) =>
        update(
          error instanceof ApiError && error.code === 'not_found'
            ? { status: 'unknown' }
            : { status: 'failed', error },
        ),
    )
    return () => controller.abort()
  }, [api, number])
  if (answer.status === 'ready') return { status: 'ready', order: answer.write(lang) }
  if (answer.status === 'failed') return { status: 'failed', message: describeFailure(answer.error) }
  return { status: answer.status }
}

/** Resolves with the function that writes the order in a language. */
async function loadOrder(api: Api, number: string, signal: AbortSignal): Promise<(lang: string) => Order> {
  const [order, { displayPhone }, { writeAddress }] = await Promise.all([
    api.call('order', { params: { number }, signal }),
    import('@foyer/core/phone-display'),
    import('@foyer/core/address-written'),
  ])
  const shownPhone = displayPhone(order.phone)
  return (lang) => ({ ...order, shownPhone, shownAddress: writeAddress(order, lang) })
}
