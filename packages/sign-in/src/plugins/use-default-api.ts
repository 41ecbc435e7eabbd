import type { Locale } from '@foyer/core/wire/locales'
import { useLayoutEffect, useMemo, useState } from 'react'
import { createApi, type Api } from '../api/index.ts'

/** A client for the server of this page's origin, whose messages are in the given language. */
export function useDefaultApi(lang: Locale): Api {
  const [{ api, setLang }] = useState(() => {
    let current = lang
    return {
      api: createApi({ lang: () => current }),
      setLang(next: Locale) {
        current = next
      },
    }
  })
  useLayoutEffect(() => setLang(lang), [setLang, lang])
  // A new object for each language, so that what depends on it renders again. Listeners stay, because it wraps the same client.
  return useMemo(() => ({ ...api, lang }), [api, lang])
}
