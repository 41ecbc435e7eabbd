import { useApi, useSession } from '@foyer/sign-in'
import { nullIfNotFound } from '../form/null-if-not-found.ts'
import { useUser } from '../user/use-user.ts'
import { useIdentifierCache } from './identifier-cache.ts'
import type { Identifier, Identifiers } from './use-identifiers.ts'

/** Removes an identifier from the account, the list and the session. The function throws an ApiError when the call fails. */
export function useRemoveIdentifier({ drop }: Pick<Identifiers, 'drop'>) {
  const { api } = useApi()
  const { session } = useSession()
  const { user } = useUser()
  const cache = useIdentifierCache()
  return async (kind: Identifier['kind']): Promise<void> => {
    const changed = await nullIfNotFound(api.call('removeIdentifier', { params: { kind } }))
    drop(kind)
    if (user !== null) cache.invalidate(user.id)
    if (changed === null) await session.refresh()
    else session.update(changed)
  }
}
