import type { User } from '@foyer/core/wire'
import { useApi } from '@foyer/sign-in'
import { useEffect, useState } from 'react'

/** Does the account have a password? Until the server has said so, and where it does not: whoever has a name to sign in with. */
export function useHasPassword({ email, phone }: User): boolean {
  const { api } = useApi()
  const [answer, setAnswer] = useState<boolean | null>(null)

  useEffect(() => {
    const asking = new AbortController()
    api
      .call('readAccount', { signal: asking.signal })
      .then(({ hasPassword }) => setAnswer(hasPassword))
      // What is guessed is right for nearly everybody, and the server judges again.
      .catch(() => undefined)
    return () => asking.abort()
  }, [api])

  return answer ?? (email ?? phone) !== null
}
