import type { User } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'
import { readAccount } from './read-account.ts'

/**
 * Does the account have a password? Until the server has answered, or if it does not: true if it has an identifier.
 * @param round changes when the password was set, so that the server is asked again
 * @param isWanted nothing is asked while it is false
 */
export function useHasPassword({ email, phone }: User, round: number, isWanted = true): boolean {
  const { api } = useApi()
  const name = email ?? phone
  const asked = `${name} ${round}`
  const [answer, setAnswer] = useStateAfterPress<{
    readonly of: string
    readonly hasPassword: boolean
  } | null>(null)

  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    readAccount(api)
      .then(({ hasPassword }) => isCurrent && setAnswer({ of: asked, hasPassword }))
      // Ignored: the assumption is right for nearly everybody, and the server checks again.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, asked, isWanted, setAnswer])

  // An answer from before the account got its identifier or its password no longer applies.
  return answer?.of === asked ? answer.hasPassword : name !== null
}
