import { afterPress } from '@foyer/kit/after-press'
import type { PromoCodeInputProps } from '@foyer/kit/promo-code-input'
import { useEffect, useState } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'

interface PromocodeCheck {
  readonly setCode: (code: string) => void
  readonly props: Pick<PromoCodeInputProps, 'pending' | 'status' | 'customError'>
}

/** The server's verdict on a code; `answer` is `null` while the call is under way. */
interface Verdict {
  readonly question: string
  readonly answer: { readonly isValid: boolean; readonly message?: string } | null
}

/** Debounce in ms: a code is checked after this long without a keystroke. */
const rest = 500

/** Checks a promo code on the server while the rest of the form is filled in. Signing up checks it again. @param given the initial code */
export function usePromocodeCheck(given = ''): PromocodeCheck {
  const { api } = useFoyer('usePromocodeCheck')
  const [code, setCode] = useState(given.trim())
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const question = `${api.lang} ${code}`

  useEffect(() => {
    if (code === '') return undefined
    const asking = new AbortController()
    // Deferred, because the message may be taller than the hint, and would move what is being pressed.
    const show = (next: Verdict | null): void =>
      afterPress(() => {
        if (!asking.signal.aborted) setVerdict(next)
      })
    const timer = setTimeout(() => {
      show({ question, answer: null })
      api
        .call('promocodesCheck', {
          body: { code, kind: 'promocode', lang: api.lang },
          signal: asking.signal,
        })
        .then((answer) => show({ question, answer }))
        // An error is ignored, since signing up checks the code again.
        .catch(() => show(null))
    }, rest)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [api, code, question])

  // A verdict on another code, or in another language, is outdated.
  const current = code !== '' && verdict?.question === question ? verdict : undefined
  return {
    setCode: (value) => setCode(value.trim()),
    props: {
      pending: current?.answer === null,
      status: current?.answer?.isValid ? 'success' : undefined,
      customError: current?.answer?.isValid === false ? (current.answer.message ?? null) : null,
    },
  }
}
