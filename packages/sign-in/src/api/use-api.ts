import { useCallback } from 'react'
import { useFoyer } from '../plugins/foyer-context.ts'
import type { Api } from './api.ts'
import { describeFailure } from './describe-failure.ts'

/** The server's client, and the function that describes its errors to people. */
export function useApi(): { readonly api: Api; readonly describeFailure: (error: unknown) => string } {
  const { api, translate } = useFoyer('useApi')
  return {
    api,
    describeFailure: useCallback((error) => describeFailure(error, translate, api.lang), [translate, api]),
  }
}
