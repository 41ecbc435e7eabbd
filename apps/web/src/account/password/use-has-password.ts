import type { User } from '@foyer/core/wire'
import { useStateAfterPress } from '@foyer/kit/use-state-after-press'
import { useApi } from '@foyer/sign-in'
import { useEffect } from 'react'
import { readAccount } from '../read-account.ts'

/** Does the account have a password? Until the server has answered, or if it does not: true if it has an identifier. */
export function useHasPassword({ email, phone }: User): boolean {
  const { api } = useApi()
  const name = email ?? phone
  const [answer, setAnswer] = useStateAfterPress<{
    readonly of: string | null
    readonly hasPassword: boolean
  } | null>(null)

  useEffect(() => {
    let isCurrent = true
    readAccount(api)
      .then(({ hasPassword }) => isCurrent && setAnswer({ of: name, hasPassword }))
      // Ignored: the assumption is right for nearly everybody, and the server checks again.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [api, name, setAnswer])

  // An answer from before the account got its identifier no longer applies.
  return answer?.of === name ? answer.hasPassword : name !== null
}
