import type { User } from '@foyer/core/wire'
import { useLatest } from '@foyer/kit/use-latest'
import { useDeferredValue, useEffect } from 'react'
import { useOnReturn } from '../verify/use-on-return.ts'
import type { Identifiers } from './use-identifiers.ts'

/** Asks for the identifiers again when another tab may have changed or proven them. */
export function useFreshIdentifiers(user: User, { list, refresh }: Identifiers): void {
  const identifiers = list.status === 'ready' ? list.identifiers : []
  const valueOf = (kind: 'email' | 'phone') => identifiers.find((each) => each.kind === kind)?.value ?? null
  const hasChanged = valueOf('email') !== user.email || valueOf('phone') !== user.phone
  // Deferred: a change on this page reaches the session first, and then the list.
  const isOutdated = useDeferredValue(list.status === 'ready' && hasChanged)
  const latestRefresh = useLatest(refresh)
  useEffect(() => {
    if (isOutdated) latestRefresh.current()
  }, [isOutdated, latestRefresh])
  useOnReturn(() => {
    if (identifiers.some(({ verifiedAt }) => verifiedAt === null)) refresh()
  })
}
