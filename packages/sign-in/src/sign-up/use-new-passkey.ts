import { afterPress } from '@foyer/kit/after-press'
import { useEffect, useMemo } from 'react'
import type { Api } from '../api/index.ts'
import { loadLater } from '../api/load-later.ts'
import type { Credential } from '../methods/method.ts'
import type { NewPasskey } from '../passkeys/make-passkey.ts'
import type { MadePasskey } from '../passkeys/new-passkey.ts'

export interface NewPasskeyDesk {
  /**
   * Creates the passkey, or returns the one created before for the same address or number, because a form is sent again when the device
   * is rotated, or when the server could not be reached.
   */
  readonly obtain: (owner: Credential) => Promise<NewPasskey>
  /** Call it when the submit has failed: forgets a passkey without an account, and focuses the password if none could be created. */
  readonly hear: (error: unknown, root: HTMLElement | null) => void
  /** Call it when the form has unmounted. */
  readonly end: () => void
}

/** The passkey of a new account, while its form is on the page. */
export function useNewPasskey(api: Api): NewPasskeyDesk {
  const desk = useMemo(() => createDesk(api), [api])
  useEffect(() => desk.end, [desk])
  return desk
}

function createDesk(api: Api): NewPasskeyDesk {
  let last: { readonly owner: string; readonly made: Promise<MadePasskey> } | undefined
  let abort = new AbortController()

  function forget(): void {
    // If creating it failed, there is nothing to forget.
    last?.made.then((made) => made.forget()).catch(() => undefined)
    last = undefined
  }

  async function make(owner: Credential): Promise<MadePasskey> {
    abort = new AbortController()
    const { signal } = abort
    const { makeNewPasskey } = await loadLater(() => import('../passkeys/new-passkey.ts'))
    return makeNewPasskey(api, owner, signal)
  }

  return {
    async obtain(owner) {
      const name = JSON.stringify(owner)
      if (last?.owner !== name) {
        forget()
        last = { owner: name, made: make(owner) }
      }
      const mine = last
      try {
        return (await mine.made).credential
      } catch (error) {
        if (last === mine) last = undefined
        throw error
      }
    },
    hear(error, root) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      if (code === 'account_exists' || code.startsWith('passkey_')) forget()
      if (code.startsWith('passkey_'))
        afterPress(() => root?.querySelector<HTMLInputElement>('input[name="password"]')?.focus())
    },
    end: () => abort.abort(),
  }
}
