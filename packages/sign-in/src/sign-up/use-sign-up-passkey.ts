import { afterPress } from '@foyer/kit/after-press'
import { useEffect, useMemo } from 'react'
import { ApiError, type Api } from '../api/index.ts'
import { loadWithRetry } from '../api/load-with-retry.ts'
import type { EmailOrPhone } from '../methods/method.ts'
import type { NewPasskey } from '../passkeys/make-passkey.ts'
import type { CreatedPasskey } from '../passkeys/new-passkey.ts'

export interface SignUpPasskey {
  /**
   * Creates the passkey, or returns the one created before for the same address or number, because a form is sent again when the device
   * is rotated, or when the server could not be reached.
   */
  readonly getOrCreate: (owner: EmailOrPhone) => Promise<NewPasskey>
  /** Call it when the submit has failed: forgets a passkey without an account, and focuses the password if none could be created. */
  readonly handleError: (error: unknown, root: HTMLElement | null) => void
  /** Call it when the form has unmounted. */
  readonly dispose: () => void
}

/** The passkey of a new account, while its form is on the page. */
export function useSignUpPasskey(api: Api): SignUpPasskey {
  const controller = useMemo(() => createController(api), [api])
  useEffect(() => controller.dispose, [controller])
  return controller
}

function createController(api: Api): SignUpPasskey {
  let pending: { readonly owner: string; readonly promise: Promise<CreatedPasskey> } | undefined
  let abortController = new AbortController()
  /** The server has not answered: it may have created the account with the passkey, which then must not be forgotten. */
  let mayHaveAccount = false

  function discard(): void {
    // If creating it failed, there is nothing to forget.
    if (!mayHaveAccount) pending?.promise.then((passkey) => passkey.discard()).catch(() => undefined)
    pending = undefined
  }

  async function create(owner: EmailOrPhone): Promise<CreatedPasskey> {
    abortController = new AbortController()
    const { signal } = abortController
    const { makeNewPasskey } = await loadWithRetry(() => import('../passkeys/new-passkey.ts'))
    return makeNewPasskey(api, owner, signal)
  }

  return {
    async getOrCreate(owner) {
      const ownerKey = JSON.stringify(owner)
      if (pending?.owner !== ownerKey) {
        discard()
        mayHaveAccount = false
        pending = { owner: ownerKey, promise: create(owner) }
      }
      const current = pending
      try {
        return (await current.promise).credential
      } catch (error) {
        if (pending === current) pending = undefined
        throw error
      }
    },
    handleError(error, root) {
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) mayHaveAccount = true
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (code === 'account_exists' || code.startsWith('passkey_')) discard()
      if (code.startsWith('passkey_'))
        afterPress(() => root?.querySelector<HTMLInputElement>('input[name="password"]')?.focus())
    },
    dispose: () => abortController.abort(),
  }
}
