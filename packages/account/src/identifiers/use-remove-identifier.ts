import { useApi, useSession } from '@foyer/sign-in'
import { callIfThere } from '../form/call-if-there.ts'
import { useUser } from '../user/use-user.ts'
import { useIdentifierAnswers } from './identifier-answers.ts'
import type { Identifier, Identifiers } from './use-identifiers.ts'

/** Removes an identifier from the account, the list and the session. The function throws an ApiError when the call fails. */
export function useRemoveIdentifier({ drop }: Pick<Identifiers, 'drop'>) {
  const { api } = useApi()
  const { session } = useSession()
  const { user } = useUser()
  const answers = useIdentifierAnswers()
  return async (kind: Identifier['kind']): Promise<void> => {
    const changed = await callIfThere(api.call('removeIdentifier', { params: { kind } }))
    drop(kind)
    if (user !== null) answers.forget(user.id)
    if (changed === null) await session.refresh()
    else session.update(changed)
  }
}
