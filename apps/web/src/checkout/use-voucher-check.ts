import type { Discount } from '@foyer/core/checkout'
import { afterPress } from '@foyer/kit/after-press'
import type { VoucherInput } from '@foyer/kit/voucher-input'
import { useApi } from '@foyer/sign-in'
import { useEffect, useState, type ComponentProps } from 'react'

type VoucherProps = ComponentProps<typeof VoucherInput>

type Verdict =
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
const rest = 500

/** Checks a voucher on the server while the rest of the form is filled in. Placing the order checks it again. */
export function useVoucherCheck(currency: string): VoucherCheck {
  const { api } = useApi()
  const [code, setCode] = useState('')
  const [latest, setLatest] = useState<{ readonly question: string; readonly verdict: Verdict } | null>(null)
  const question = `${api.lang} ${currency} ${code}`
  // A verdict on another code or currency, or in another language, is outdated.
  const verdict: Verdict = latest?.question === question ? latest.verdict : { type: 'none' }

  useEffect(() => {
    if (code === '') return undefined
    const asking = new AbortController()
    // Deferred, because the message may be taller than the hint, and would move what is being pressed.
    const show = (next: Verdict): void =>
      afterPress(() => {
        if (!asking.signal.aborted) setLatest({ question, verdict: next })
      })
    const timer = setTimeout(() => {
      show({ type: 'checking' })
      api
        .call('promocodesCheck', {
          body: { code, kind: 'voucher', currency, lang: api.lang },
          signal: asking.signal,
        })
        .then(({ isValid, message = '', discount = null }) =>
          show(isValid ? { type: 'valid', discount } : { type: 'invalid', message }),
        )
        // An error is ignored, since placing the order checks the voucher again.
        .catch(() => show({ type: 'none' }))
    }, rest)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, code, currency, question])

  return {
    setCode: (value) => setCode(value.trim()),
    discount: verdict.type === 'valid' ? verdict.discount : null,
    props: {
      pending: verdict.type === 'checking',
      status: verdict.type === 'valid' ? 'success' : undefined,
      customError: verdict.type === 'invalid' ? verdict.message : null,
    },
  }
}
