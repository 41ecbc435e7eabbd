import type { Locale } from '@foyer/core/wire/locales'
import { useCallback } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { Api } from './api.ts'
import { describeFailure, describeFormFailure } from './describe-failure.ts'

/** What `useApi` returns. */
export interface ApiUse {
  /** The server's client. */
  readonly api: Api
  /** Its language, in which everything is shown. */
  readonly lang: Locale
  /** Describes its errors to people. */
  readonly describeFailure: (error: unknown) => string
  /** Like `describeFailure`, for an error below a form: says that what was typed is kept. */
  readonly describeFormFailure: (error: unknown) => string
}

/**
 * The server's client, and the functions that describe its errors to people.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useApi(): ApiUse {
  const { api, lang, translate } = useFoyer('useApi')
  return {
    api,
    lang,
    describeFailure: useCallback((error) => describeFailure(error, translate, lang), [translate, lang]),
    describeFormFailure: useCallback(
      (error) => describeFormFailure(error, translate, lang),
      [translate, lang],
    ),
  }
}
