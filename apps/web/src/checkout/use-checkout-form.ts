import { SubmitError, type FormStore, type FormValues } from '@foyer/core/form'
import type { ResponseBody } from '@foyer/core/wire'
import { useFormStore } from '@foyer/kit/form'
import { ApiError, useApi } from '@foyer/sign-in'
import { useEffect } from 'react'

/** An order that was placed, and what was in it. */
export interface Placed {
  readonly order: ResponseBody<'checkout'>
  readonly values: FormValues
  readonly country: string
}

/** The checkout's form: sent once however often a lost answer makes it be sent, and refused field by field. */
export function useCheckoutForm(country: string, onSuccess: (placed: Placed) => void): FormStore<Placed> {
  const { api, describeFailure } = useApi()
  const store: FormStore<Placed> = useFormStore<Placed>({
    async send(values, { signal, key }) {
      try {
        const order = await api.call('checkout', { body: toBody(values, country, api.lang), signal, key })
        return { order, values, country }
      } catch (error) {
        throw toSubmitError(error)
      }
    },
    describeFailure,
    createKey,
    onSuccess,
  })

  function toSubmitError(error: unknown): SubmitError {
    const errors = error instanceof ApiError ? error.errors : []
    // The first failure of a field is the one it shows.
    const onPage = errors.filter(({ field }) => store.field(field) !== undefined).toReversed()
    const fields = Object.fromEntries(onPage.map(({ field, message }) => [field, message]))
    // A field that is refused has its own words; the form has none beside them.
    return new SubmitError(onPage.length > 0 ? '' : describeFailure(error), fields, { cause: error })
  }

  useEffect(() => {
    const restart = (): void => store.restart()
    screen.orientation.addEventListener('change', restart)
    return () => screen.orientation.removeEventListener('change', restart)
  }, [store])

  return store
}

function toBody(values: FormValues, country: string, lang: ReturnType<typeof useApi>['api']['lang']) {
  const say = (name: string): string => String(values[name] ?? '')
  return {
    phone: say('phone'),
    dateOfBirth: say('dateOfBirth'),
    country,
    zipCode: say('zipCode'),
    city: say('city'),
    addressLine1: say('addressLine1'),
    addressLine2: say('addressLine2'),
    currency: say('currency'),
    voucher: say('voucher'),
    terms: values['terms'] === true,
    lang,
  }
}

/** 128 bits. `crypto.randomUUID` is missing on pages that are not served over https. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
