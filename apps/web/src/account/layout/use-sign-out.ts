import { snackbars, type Snackbar } from '@foyer/kit/snackbar'
import { useSession } from '@foyer/sign-in'
import { useRef, useState } from 'react'
import { useLocale } from '../../locale/language.ts'

export interface SigningOut {
  readonly isPending: boolean
  readonly signOut: () => Promise<void>
}

/** Ends this session, and shows a message if that fails. */
export function useSignOut(): SigningOut {
  const { translate } = useLocale()
  const { session } = useSession()
  const [isPending, setIsPending] = useState(false)
  const failure = useRef<Snackbar | null>(null)

  async function signOut(): Promise<void> {
    setIsPending(true)
    failure.current?.close()
    try {
      await session.signOut()
    } catch {
      // As a snackbar, because the bar has no space for a sentence.
      failure.current = snackbars.show({ text: translate('account_sign_out_failed'), variant: 'error' })
      setIsPending(false)
    }
  }

  return { isPending, signOut }
}
