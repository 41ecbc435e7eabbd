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
  readonly requestKey: string
  readonly answer: { readonly isValid: boolean; readonly message?: string } | null
}

/** Debounce in ms: a code is checked after this long without a keystroke. */
const debounceDelay = 500

/** Checks a promo code on the server while the rest of the form is filled in. Signing up checks it again. @param initialCode the initial code */
export function usePromocodeCheck(initialCode = ''): PromocodeCheck {
  const { api, lang } = useFoyer('usePromocodeCheck')
  const [code, setCode] = useState(initialCode.trim())
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const requestKey = `${lang} ${code}`

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
          body: { code, kind: 'promocode', lang: api.lang },
          signal: controller.signal,
        })
        .then((answer) => show({ requestKey, answer }))
        // An error is ignored, since signing up checks the code again.
        .catch(() => show(null))
    }, debounceDelay)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [api, code, requestKey])

  // A verdict on another code, or in another language, is outdated.
  const current = code !== '' && verdict?.requestKey === requestKey ? verdict : undefined
  return {
    setCode: (value) => setCode(value.trim()),
    props: {
      pending: current?.answer === null,
      status: current?.answer?.isValid ? 'success' : undefined,
      customError: current?.answer?.isValid === false ? (current.answer.message ?? null) : null,
    },
  }
}
