import type { Discount } from '@foyer/core/checkout'
import { afterPress } from '@foyer/kit/after-press'
import type { VoucherInput } from '@foyer/kit/voucher-input'
import { useApi } from '@foyer/sign-in'
import { useEffect, useState, type ComponentProps } from 'react'

type VoucherProps = ComponentProps<typeof VoucherInput>

type CheckResult =
  | { readonly type: 'none' | 'checking' }
  | { readonly type: 'valid'; readonly discount: Discount | null }
  | { readonly type: 'invalid'; readonly message: string }

export interface VoucherCheck {
  readonly setCode: (code: string) => void
  /** The voucher's discount; `null` without a valid voucher. */
  readonly discount: Discount | null
  readonly props: Pick<VoucherProps, 'pending' | 'status' | 'customError'>
}

/** Debounce in ms: a code is checked after this long without a keystroke. */
const debounceDelay = 500

/** Checks a voucher on the server while the rest of the form is filled in. Placing the order checks it again. */
export function useVoucherCheck(currency: string): VoucherCheck {
  const { api } = useApi()
  const [code, setCode] = useState('')
  const [latest, setLatest] = useState<{ readonly requestKey: string; readonly result: CheckResult } | null>(
    null,
  )
  const requestKey = `${api.lang} ${currency} ${code}`
  // A verdict on another code or currency, or in another language, is outdated.
  const result: CheckResult = latest?.requestKey === requestKey ? latest.result : { type: 'none' }

  useEffect(() => {
    if (code === '') return undefined
    const controller = new AbortController()
    // Deferred, because the message may be taller than the hint, and would move what is being pressed.
    const update = (next: CheckResult): void =>
      afterPress(() => {
        if (!controller.signal.aborted) setLatest({ requestKey, result: next })
      })
    const timer = setTimeout(() => {
      update({ type: 'checking' })
      api
        .call('promocodesCheck', {
          body: { code, kind: 'voucher', currency, lang: api.lang },
          signal: controller.signal,
        })
        .then(({ isValid, message = '', discount = null }) =>
          update(isValid ? { type: 'valid', discount } : { type: 'invalid', message }),
        )
        // An error is ignored, since placing the order checks the voucher again.
        .catch(() => update({ type: 'none' }))
    }, debounceDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, code, currency, requestKey])

  return {
    setCode: (value) => setCode(value.trim()),
    discount: result.type === 'valid' ? result.discount : null,
    props: {
      pending: result.type === 'checking',
      status: result.type === 'valid' ? 'success' : undefined,
      customError: result.type === 'invalid' ? result.message : null,
    },
  }
}
