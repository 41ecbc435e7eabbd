import type { User } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'
import { readAccount } from './read-account.ts'

/**
 * Does the account have a password? Until the server has answered, or if it does not: true if it has an identifier.
 * @param passwordVersion changes when the password was set, so that the server is asked again
 * @param isEnabled nothing is asked while it is false
 */
export function useHasPassword({ email, phone }: User, passwordVersion: number, isEnabled = true): boolean {
  const { api } = useApi()
  const name = email ?? phone
  const requestKey = `${name} ${passwordVersion}`
  const [answer, setAnswer] = useStateAfterPress<{
    readonly key: string
    readonly hasPassword: boolean
  } | null>(null)

  useEffect(() => {
    if (!isEnabled) return undefined
    let isCurrent = true
    readAccount(api)
      .then(({ hasPassword }) => isCurrent && setAnswer({ key: requestKey, hasPassword }))
      // Ignored: the assumption is right for nearly everybody, and the server checks again.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, requestKey, isEnabled, setAnswer])

  // An answer from before the account got its identifier or its password no longer applies.
  return answer?.key === requestKey ? answer.hasPassword : name !== null
}
