import type { User } from '@foyer/core/wire'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useSignaledName } from '../factors/passkeys/signal-passkeys.ts'
import { useFactors } from '../factors/use-factors.ts'
import { useFreshIdentifiers } from '../identifiers/use-fresh-identifiers.ts'
import { useIdentifiers } from '../identifiers/use-identifiers.ts'
import { useIdentities } from '../identities/use-identities.ts'
import { useHasPassword } from '../password/use-has-password.ts'
import { useOnReturn } from '../verify/use-on-return.ts'
import { MemberContext, type Member, type SharedLists } from './member.ts'

type List = keyof SharedLists

export interface MemberProviderProps {
  readonly user: User
  /** The lists that are requested at once, before a section needs them. */
  readonly lists: readonly List[]
  readonly children: ReactNode
}

/** Provides the signed-in person to the sections, with what they share. */
export function MemberProvider({ user, lists, children }: MemberProviderProps) {
  const [requestedLists, setRequestedLists] = useState(lists)
  // Those of a room that is opened later, while its code is loading.
  const added = lists.filter((list) => !requestedLists.includes(list))
  if (added.length > 0) setRequestedLists([...requestedLists, ...added])
  // Setting a password replaces this session and ends all others: what depends on it is loaded again.
  const [passwordVersion, setPasswordVersion] = useState(0)
  const identifiers = useIdentifiers(user.id, requestedLists.includes('identifiers'))
  useFreshIdentifiers(user, identifiers)
  const identities = useIdentities(requestedLists.includes('identities'))
  const factors = useFactors(requestedLists.includes('factors'))
  useOnReturn(() => {
    // Another tab may have changed them.
    for (const { list, refresh } of [identities, factors]) if (list.status === 'ready') refresh()
  })
  const hasPassword = useHasPassword(user, passwordVersion, requestedLists.includes('password'))
  const request = useCallback(
    (list: List) => setRequestedLists((current) => (current.includes(list) ? current : [...current, list])),
    [],
  )
  useSignaledName(user, factors.list.status === 'ready' && factors.list.factors.passkeys.length === 0)
  const invalidate = useCallback(() => setPasswordVersion((last) => last + 1), [])
  const member = useMemo<Member>(
    () => ({
      user,
      identifiers,
      identities,
      factors,
      password: { hasPassword, invalidate },
      passwordVersion,
      request,
    }),
    [user, identifiers, identities, factors, hasPassword, invalidate, passwordVersion, request],
  )
  return <MemberContext value={member}>{children}</MemberContext>
}
