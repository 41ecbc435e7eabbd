import { useApi, useFailure } from '@foyer/sign-in'
import { useEffect, useRef, useState } from 'react'
import { useAccountLocale } from '../../provider/account-locale.ts'
import { describePasskeyFailure } from './describe-passkey-failure.ts'
import { addNewPasskey } from './add-new-passkey.ts'
import type { Passkey } from './passkey.ts'

export interface PasskeyCreation {
  readonly isPending: boolean
  /** Why none was made; empty otherwise. */
  readonly problem: string
  readonly create: () => void
}

/**
 * Creates a passkey when the person asks for one.
 * @param onFailed called after any failure: the server may have added the passkey even if its answer was lost
 */
export function useCreatePasskey(
  onCreated: (passkey: Passkey) => void,
  onFailed?: () => void,
): PasskeyCreation {
  const { api, describeFailure } = useApi()
  const { translate } = useAccountLocale()
  const failure = useFailure((error) => describePasskeyFailure(error, translate) ?? describeFailure(error))
  const [isPending, setIsPending] = useState(false)
  const runningController = useRef<AbortController | null>(null)
  // Closes the browser's dialog when the section unmounts.
  useEffect(() => () => runningController.current?.abort(), [])

  async function create(): Promise<void> {
    const controller = new AbortController()
    runningController.current = controller
    setIsPending(true)
    failure.clear()
    try {
      onCreated(await addNewPasskey(api, controller.signal))
    } catch (error) {
      failure.show(error)
      onFailed?.()
    } finally {
      setIsPending(false)
    }
  }

  return { isPending, problem: failure.message, create: () => void create() }
}
