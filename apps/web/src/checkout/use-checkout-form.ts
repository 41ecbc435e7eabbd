import type { FormStore, FormValues } from '@foyer/core/form'
import type { ResponseBody, User } from '@foyer/core/wire'
import { useFormStore, useRestartOnRotation } from '@foyer/kit/form'
import { ApiError, toSubmitError, useApi } from '@foyer/sign-in'
import { useEffect } from 'react'
import { useCheckoutLocale } from './checkout-locale.ts'

type PlacedOrder = ResponseBody<'checkout'>

export interface CheckoutFormOptions {
  /** Whose order it is, as the page says; `null`: a guest's. */
  readonly user: User | null
  /** Called with the order number. */
  readonly onPlaced: (number: string) => void
}

/** The checkout's form: an idempotent request, so that a repeated submit places one order; errors show at their fields. */
export function useCheckoutForm({ user, onPlaced }: CheckoutFormOptions): FormStore<PlacedOrder> {
  const { api, describeFormFailure } = useApi()
  const { translate } = useCheckoutLocale()
  const store: FormStore<PlacedOrder> = useFormStore<PlacedOrder>({
    async send(values, { signal, key }) {
      try {
        return await api.call('checkout', {
          body: { userId: user?.id ?? null, ...toBody(values, api.lang) },
          signal,
          key,
        })
      } catch (error) {
        throw toSubmitError(error, describe, store)
      }
    },
    describeFailure: describe,
    onSuccess: ({ number }) => onPlaced(number),
  })

  function describe(error: unknown): string {
    return error instanceof ApiError && error.code === 'unauthenticated'
      ? translate('checkout_not_placed')
      : describeFormFailure(error)
  }

  useRestartOnRotation(store)

  useEffect(() => {
    // The person has signed in again, so the server's message about the session no longer applies.
    if (user !== null) store.clearServerMessages()
  }, [store, user])

  return store
}

function toBody(values: FormValues, lang: ReturnType<typeof useApi>['api']['lang']) {
  const readText = (name: string): string => String(values[name] ?? '')
  return {
    email: readText('email'),
    name: readText('name'),
    phone: readText('phone'),
    dateOfBirth: readText('dateOfBirth'),
    country: readText('country'),
    addressLine1: readText('addressLine1'),
    addressLine2: readText('addressLine2'),
    district: readText('district'),
    city: readText('city'),
    state: readText('state'),
    zipCode: readText('zipCode'),
    currency: readText('currency'),
    voucher: readText('voucher'),
    terms: values['terms'] === true,
    lang,
  }
}
