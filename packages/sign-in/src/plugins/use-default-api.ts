import type { Locale } from '@foyer/core/wire/locales'
import { useLayoutEffect, useState } from 'react'
import { createApi, type Api } from '../api/index.ts'

/**
 * A client for the server of this page's origin, whose messages are in the given language. It stays the same when the language changes, so
 * that what has been asked with it is not asked again. Its `lang` changes after the rendering, so read `lang` of `useFoyer` while rendering.
 */
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
  return api
}
