import type { ResponseBody } from '@foyer/core/wire'
import { useCallback } from 'react'
import { checkSignedIn } from '../auth-form/check-signed-in.ts'
import { useFoyer } from '../plugins/foyer-context.ts'

/** The user after a sign-in by code, and what it has ended as the first proof of the account. */
export type CodeUser = ResponseBody<'signInCodeConfirm'>

/** Signs in with a code. @throws ApiError when the server refuses it */
export type ConfirmSignInCode = (
  code: string,
  request?: { readonly signal?: AbortSignal },
) => Promise<CodeUser>

/**
 * The call that signs in with a code that this browser has asked for, as the `send` of a `<CodeForm>`. Pass its user to
 * `session.accept` of `useSession`.
 * @throws MissingPluginError outside a FoyerProvider
 */
export function useConfirmSignInCode(): ConfirmSignInCode {
  const foyer = useFoyer('useConfirmSignInCode')
  return useCallback<ConfirmSignInCode>(
    async (code, { signal } = {}) => {
      const { api, readFingerprint } = foyer
      const body = { code, fingerprint: await readFingerprint(), lang: api.lang }
      return checkSignedIn(foyer, await api.call('signInCodeConfirm', { body, ...(signal && { signal }) }))
    },
    [foyer],
  )
}
