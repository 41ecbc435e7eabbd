import type { VoucherInput } from '@foyer/kit/voucher-input'
import { useApi } from '@foyer/sign-in'
import { useEffect, useState, type ComponentProps } from 'react'

type VoucherProps = ComponentProps<typeof VoucherInput>

type Verdict =
  | { readonly type: 'none' | 'checking' | 'valid' }
  | { readonly type: 'invalid'; readonly message: string }

export interface VoucherCheck {
  readonly setCode: (code: string) => void
  readonly props: Pick<VoucherProps, 'pending' | 'status' | 'customError' | 'description'>
}

/** Milliseconds without a letter after which a code is taken for typed. */
const rest = 500

/** Asks the server about a voucher while the rest of the form is filled in. The order asks again. */
export function useVoucherCheck(currency: string, validWords: string): VoucherCheck {
  const { api } = useApi()
  const [code, setCode] = useState('')
  const [heard, setHeard] = useState<{ readonly question: string; readonly verdict: Verdict } | null>(null)
  const question = `${currency} ${code}`
  // What was said of another code, or of another currency, says nothing of this one.
  const verdict: Verdict = heard?.question === question ? heard.verdict : { type: 'none' }

  useEffect(() => {
    if (code === '') return undefined
    const asking = new AbortController()
    const hear = (said: Verdict): void => setHeard({ question, verdict: said })
    const timer = setTimeout(() => {
      hear({ type: 'checking' })
      api
        .call('promocodesCheck', {
          body: { code, kind: 'voucher', currency, lang: api.lang },
          signal: asking.signal,
        })
        .then(({ isValid, message = '' }) => hear(isValid ? { type: 'valid' } : { type: 'invalid', message }))
        // It stands in nobody's way: the order will say what there is to say.
        .catch(() => !asking.signal.aborted && hear({ type: 'none' }))
    }, rest)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, code, currency, question])

  return {
    setCode: (value) => setCode(value.trim()),
    props: {
      pending: verdict.type === 'checking',
      status: verdict.type === 'valid' ? 'success' : undefined,
      description: verdict.type === 'valid' ? validWords : undefined,
      customError: verdict.type === 'invalid' ? verdict.message : null,
    },
  }
}
