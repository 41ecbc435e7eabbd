import type { User } from '@foyer/core/wire'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useOnReturn } from '../verify/use-on-return.ts'
import type { Identifiers } from './use-identifiers.ts'

/** Asks for the identifiers again when another tab may have changed or proven them. */
export function useFreshIdentifiers(user: User, { list, refresh }: Identifiers): void {
  const identifiers = list.status === 'ready' ? list.identifiers : []
  const valueOf = (kind: 'email' | 'phone') => identifiers.find((each) => each.kind === kind)?.value ?? null
  const isOther = valueOf('email') !== user.email || valueOf('phone') !== user.phone
  // Deferred: a change on this page reaches the session first, and then the list.
  const isOutdated = useDeferredValue(list.status === 'ready' && isOther)
  const ask = useRef(refresh)
  useEffect(() => {
    ask.current = refresh
  })
  useEffect(() => {
    if (isOutdated) ask.current()
  }, [isOutdated])
  useOnReturn(() => {
    if (identifiers.some(({ verifiedAt }) => verifiedAt === null)) refresh()
  })
}
