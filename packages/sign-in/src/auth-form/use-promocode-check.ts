import type { Discount } from '@foyer/core/checkout'
import type { ResponseBody } from '@foyer/core/wire'
import { afterPress } from '@foyer/kit/after-press'
import type { PromoCodeInputProps } from '@foyer/kit/promo-code-input'
import { useEffect, useState } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'

/** Which codes are checked. */
export interface PromocodeCheckOptions {
  /** `promocode`, the default: of somebody who signs up. `voucher`: of an order. */
  readonly kind?: 'promocode' | 'voucher' | undefined
  /** ISO 4217: the currency of the order, because a voucher may be worth something in one currency only. */
  readonly currency?: string | undefined
  /** The code that the field has at first. Default: none. */
  readonly initialCode?: string | undefined
}

/** What `usePromocodeCheck` returns. */
export interface PromocodeCheck {
  /** Checks this code, half a second after the last call. */
  readonly setCode: (code: string) => void
  /** The discount of a valid voucher; `null` otherwise. */
  readonly discount: Discount | null
  /** For `<PromoCodeInput>` or `<VoucherInput>` of the kit. */
  readonly props: Pick<PromoCodeInputProps, 'pending' | 'status' | 'customError'>
}

/** The server's verdict on a code; `answer` is `null` while the call is under way. */
interface Verdict {
  readonly requestKey: string
  readonly answer: ResponseBody<'promocodesCheck'> | null
}

/** Debounce in ms: a code is checked after this long without a keystroke. */
const debounceDelay = 500

/**
 * Checks a promo code or voucher on the server while the rest of the form is filled in. The call that uses it checks it again.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function usePromocodeCheck({
  kind = 'promocode',
  currency,
  initialCode = '',
}: PromocodeCheckOptions = {}): PromocodeCheck {
  const { api, lang } = useFoyer('usePromocodeCheck')
  const [code, setCode] = useState(initialCode.trim())
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const requestKey = [lang, kind, currency, code].join(' ')

  useEffect(() => {
    if (code === '') return undefined
    const controller = new AbortController()
    // Deferred, because the message may be taller than the hint, and would move what is being pressed.
    const show = (next: Verdict | null): void =>
      afterPress(() => {
        if (!controller.signal.aborted) setVerdict(next)
      })
    const timer = setTimeout(() => {
      show({ requestKey, answer: null })
      api
        .call('promocodesCheck', {
          body: { code, kind, lang: api.lang, ...(currency !== undefined && { currency }) },
          signal: controller.signal,
        })
        .then((answer) => show({ requestKey, answer }))
        // An error is ignored, since the call that uses the code checks it again.
        .catch(() => show(null))
    }, debounceDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, code, kind, currency, requestKey])

  // A verdict on another code or currency, or in another language, is outdated.
  const current = code !== '' && verdict?.requestKey === requestKey ? verdict : undefined
  const { isValid, message = null, discount = null } = current?.answer ?? {}
  return {
    setCode: (value) => setCode(value.trim()),
    discount: isValid ? discount : null,
    props: {
      pending: current?.answer === null,
      status: isValid ? 'success' : undefined,
      customError: isValid === false ? message : null,
    },
  }
}
